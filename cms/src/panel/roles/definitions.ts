/** The panel's roles besides Super Admin, and what their users may do. */
import { pages } from '#domain/page/pages';
import { pageUid } from '#domain/page/storage';
import { composedPageUid } from '#lib/page/composed-pages';
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

type PageType = Extract<UID.ContentType, `api::page.${string}`>;
type ApiType = Exclude<Extract<UID.ContentType, `api::${string}`>, PageType>;

/** Lists every type but pages, which are all content, so that a new one does not compile until its access is decided. */
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

const contentTypes = [
  ...Object.entries(access).flatMap(([uid, kind]) => (kind === 'content' ? [uid] : [])),
  ...pages.map(({ key }) => pageUid(key)),
  composedPageUid,
];

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
