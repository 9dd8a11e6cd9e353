/** The panel's roles besides Super Admin, and what their users may do. */
import type { UID } from '@strapi/strapi';
import { isReadOnlyType } from '#domain/panel/read-only-types';
import type { ContentAction } from '../ability';

/** `fields`: the attributes that an update may change; without them, all. */
export type Grant = { actions: readonly ContentAction[]; fields?: readonly string[] };

export type RoleDefinition = {
  key: 'editor' | 'brewer';
  name: string;
  description: string;
  /** Of the role that Strapi creates at the first start. */
  strapiCode: string;
  types: Readonly<Record<string, Grant>>;
};

type ApiType = Extract<UID.ContentType, `api::${string}`>;

/** Lists every type, so that a new one does not compile until its access is decided. */
const access: Record<ApiType, 'content' | 'restricted'> = {
  'api::beer.beer': 'content',
  'api::deleted-record.deleted-record': 'restricted',
  'api::distributor.distributor': 'content',
  'api::event.event': 'content',
  'api::hero-image.hero-image': 'content',
  'api::inquiry.inquiry': 'restricted',
  'api::list-check.list-check': 'content',
  'api::location.location': 'content',
  'api::outgoing-mail.outgoing-mail': 'restricted',
  'api::page.beer-page': 'content',
  'api::page.beers-page': 'content',
  'api::page.confirm-subscription-page': 'content',
  'api::page.contact-page': 'content',
  'api::page.distributors-page': 'content',
  'api::page.event-page': 'content',
  'api::page.events-page': 'content',
  'api::page.home-page': 'content',
  'api::page.not-found-page': 'content',
  'api::page.our-story-page': 'content',
  'api::page.page': 'content',
  'api::page.privacy-policy-page': 'content',
  'api::page.rewards-page': 'content',
  'api::page.rewards-program-page': 'content',
  'api::page.shipping-page': 'content',
  'api::page.store-page': 'content',
  'api::page.taproom-page': 'content',
  'api::page.taps-page': 'content',
  'api::page.terms-of-service-page': 'content',
  'api::page.unsubscribe-page': 'content',
  'api::pouring.pouring': 'content',
  'api::redirect.redirect': 'content',
  'api::screen.board': 'restricted',
  'api::screen.screen': 'restricted',
  'api::screen.screen-pairing': 'restricted',
  'api::session.session': 'restricted',
  'api::shipping-state.shipping-state': 'content',
  'api::site-settings.site-settings': 'restricted',
  'api::subscriber.subscriber': 'restricted',
  'api::tap.tap': 'content',
  'api::tap-change.tap-change': 'restricted',
  'api::taproom.taproom': 'content',
};

const allActions: Grant = { actions: ['create', 'read', 'update', 'delete'] };
const readOnly: Grant = { actions: ['read'] };

const hoursFields = [
  'regularHours',
  'kitchenHours',
  'weekdayTexts',
  'hoursDisplay',
  'exceptions',
  'closesEarlyOn',
  'closesEarlyAt',
];

const contentTypes = Object.entries(access).flatMap(([uid, kind]) => (kind === 'content' ? [uid] : []));

export const roleDefinitions: readonly RoleDefinition[] = [
  {
    key: 'editor',
    name: 'Editor',
    description: 'All content of the site and the media library. No subscribers, inquiries, emails, settings or users.',
    strapiCode: 'strapi-editor',
    types: Object.fromEntries(contentTypes.map((uid) => [uid, isReadOnlyType(uid) ? readOnly : allActions])),
  },
  {
    key: 'brewer',
    name: 'Brewer',
    description: 'Beers, events, the hours of the taprooms and the media library. Reads the tap lists.',
    strapiCode: 'strapi-author',
    types: {
      'api::beer.beer': allActions,
      'api::event.event': allActions,
      'api::tap.tap': readOnly,
      'api::pouring.pouring': readOnly,
      'api::list-check.list-check': readOnly,
      'api::taproom.taproom': { actions: ['read', 'update'], fields: hoursFields },
    },
  },
];

/** Of the media library: everything but its settings. */
export const mediaActions = [
  'plugin::upload.read',
  'plugin::upload.configure-view',
  'plugin::upload.assets.create',
  'plugin::upload.assets.update',
  'plugin::upload.assets.download',
  'plugin::upload.assets.copy-link',
] as const;
