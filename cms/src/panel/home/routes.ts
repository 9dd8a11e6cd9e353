/** What the widgets of the panel's home page load: a section for users who may read its records. */
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import type { HomeSection, HomeSections } from '#domain/panel/home';
import { fetchAttentionSection } from './attention';
import { fetchEventsSection } from './events';
import { fetchInquiriesSection } from './inquiries';
import { type Reader, readerOf } from './reader';
import { fetchSubscribersSection } from './subscribers';

type Section<Name extends HomeSection> = {
  /** The type that a user must be able to read; null: the section leaves out what they can't. */
  uid: string | null;
  fetch: (now: Date, canRead: Reader) => Promise<HomeSections[Name]>;
};

const sections: { [Name in HomeSection]: Section<Name> } = {
  events: { uid: 'api::event.event', fetch: fetchEventsSection },
  inquiries: { uid: 'api::inquiry.inquiry', fetch: fetchInquiriesSection },
  subscribers: { uid: 'api::subscriber.subscriber', fetch: fetchSubscribersSection },
  attention: { uid: null, fetch: fetchAttentionSection },
};

const isSection = (name: string): name is HomeSection => Object.hasOwn(sections, name);

async function showSection(ctx: Context) {
  const name = String(ctx['params'].section);
  if (!isSection(name)) throw new errors.NotFoundError('The home page has no such section');
  const { uid, fetch } = sections[name];
  const canRead = readerOf(ctx);
  if (uid !== null && !canRead(uid)) throw new errors.ForbiddenError();
  ctx.set('Cache-Control', 'no-store');
  ctx.body = { [name]: await fetch(new Date(), canRead) };
}

export function registerHomeRoutes(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/brewery-panel',
    routes: [
      {
        method: 'GET',
        path: '/home/:section',
        handler: showSection,
        info: { type: 'admin' },
        config: { policies: ['admin::isAuthenticatedAdmin'] },
      },
    ],
  });
}
