/** What the widgets of the panel's home page load: a section for users who may read its records. */
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import type { HomeSection, HomeSections } from '#domain/panel/home';
import { pathParam } from '#lib/path-param';
import { eventUid } from '../../api/event/document';
import { inquiryUid } from '../../api/inquiry/document';
import { subscriberUid } from '../../api/subscriber/document';
import type { AdminRoute } from '../admin-routes';
import { fetchAttentionSection } from './attention';
import { fetchEventsSection } from './events';
import { fetchInquiriesSection } from './inquiries';
import { createReader, type Reader } from './reader';
import { fetchSubscribersSection } from './subscribers';

type Section<Name extends HomeSection> = {
  /** The type that a user must be able to read; null: the section leaves out what they can't. */
  uid: string | null;
  fetch: (now: Date, canRead: Reader) => Promise<HomeSections[Name]>;
};

const sections: { [Name in HomeSection]: Section<Name> } = {
  events: { uid: eventUid, fetch: fetchEventsSection },
  inquiries: { uid: inquiryUid, fetch: fetchInquiriesSection },
  subscribers: { uid: subscriberUid, fetch: fetchSubscribersSection },
  attention: { uid: null, fetch: fetchAttentionSection },
};

const isSection = (name: string): name is HomeSection => Object.hasOwn(sections, name);

async function showSection(ctx: Context) {
  const name = pathParam(ctx, 'section');
  if (!isSection(name)) throw new errors.NotFoundError('The home page has no such section');
  const { uid, fetch } = sections[name];
  const canRead = createReader(ctx);
  if (uid !== null && !canRead(uid)) throw new errors.ForbiddenError();
  return { [name]: await fetch(new Date(), canRead) };
}

export const homeRoute: AdminRoute = {
  method: 'GET',
  path: '/home/:section',
  access: 'signed-in',
  handle: showSection,
};
