/** The content types with a page that can be previewed: where their page is, and what keeps it from visitors. */
import { pages } from '#domain/page/pages';
import { pageUid } from '#domain/page/storage';
import { optionalPages, type PageSetting } from '#domain/site/optional-pages';
import { composedPageUid, findTaproomPath, patternPaths, type Path } from '#lib/page/composed-pages';
import { taproomUid } from '#lib/taproom/document';
import { beerUid } from '../../api/beer/document';
import { distributorUid } from '../../api/distributor/distributors';
import { eventUid } from '../../api/event/document';
import { heroImageUid } from '../../api/location/content';
import { shippingStateUid } from '#lib/shipping-states';

export type Row = Record<string, unknown> & { id: number; documentId: string };

type PreviewedType = {
  /** Part of the edge's cache tags: responses with this tag are loaded with the draft. */
  tag: string;
  nameOf: (row: Row) => string;
  /** Null if no page shows the document yet. */
  findPath: (row: Row) => Path | Promise<Path>;
  pageSetting?: PageSetting | undefined;
  publicValues: (row: Row) => Record<string, unknown>;
};

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const nothing = () => ({});
const pageByKey = new Map<string, string>(pages.map(({ key, path }) => [key, path]));

const findSetting = (key: string): PageSetting | undefined =>
  optionalPages.find(({ keys }) => keys.some((each) => each === key))?.setting;

const designedPages: Record<string, PreviewedType> = Object.fromEntries(
  pages.map(({ key, label, path }): [string, PreviewedType] => [
    pageUid(key),
    {
      tag: 'page',
      nameOf: () => label,
      findPath: () => patternPaths[key]?.() ?? path,
      pageSetting: findSetting(key),
      publicValues: nothing,
    },
  ]),
);

const types: Record<string, PreviewedType> = {
  ...designedPages,
  [beerUid]: {
    tag: 'beer',
    nameOf: ({ name }) => text(name),
    findPath: ({ slug }) => `/beers/${text(slug)}`,
    publicValues: () => ({ isActive: true }),
  },
  [eventUid]: {
    tag: 'event',
    nameOf: ({ title }) => text(title),
    findPath: ({ slug }) => `/events/${text(slug)}`,
    // Cancelled and completed events have pages that say so.
    publicValues: ({ eventStatus }) => ({
      isPublic: true,
      eventStatus: eventStatus === 'draft' ? 'published' : eventStatus,
    }),
  },
  [taproomUid]: {
    tag: 'taproom',
    nameOf: ({ name }) => text(name),
    findPath: ({ path }) => text(path),
    publicValues: () => ({ isActive: true }),
  },
  [composedPageUid]: {
    tag: 'page',
    nameOf: ({ title }) => text(title),
    findPath: ({ path }) => text(path),
    publicValues: () => ({ isLive: true }),
  },
  [heroImageUid]: {
    tag: 'hero-image',
    nameOf: () => 'Hero image',
    findPath: ({ placement }) => pageByKey.get(text(placement)) ?? findTaproomPath(text(placement)),
    publicValues: () => ({ isActive: true }),
  },
  'api::site-settings.site-settings': {
    tag: 'site-settings',
    nameOf: () => 'Site settings',
    findPath: () => '/',
    publicValues: nothing,
  },
  [distributorUid]: {
    tag: 'distributor',
    nameOf: ({ name }) => text(name),
    findPath: () => pageByKey.get('distributors'),
    pageSetting: findSetting('distributors'),
    publicValues: nothing,
  },
  [shippingStateUid]: {
    tag: 'shipping-state',
    nameOf: ({ state }) => text(state),
    findPath: () => pageByKey.get('shipping'),
    pageSetting: findSetting('shipping'),
    publicValues: nothing,
  },
};

export const findPreviewedType = (uid: string): PreviewedType | undefined => types[uid];

/** The public values that the stored document lacks; none if visitors can see it. */
export const hiddenValues = ({ publicValues }: PreviewedType, row: Row): [string, unknown][] =>
  Object.entries(publicValues(row)).filter(([name, value]) => row[name] !== value);
