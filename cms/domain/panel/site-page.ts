/** Where visitors find what a form of the panel edits, and why they can't see it. */

/** `path` is null if no page shows it yet. */
export type SitePage = { path: string | null; isHidden: boolean };

/** What the panel loads: pages that are not those of the record itself. */
export type SitePages = {
  publicUrl: string;
  /** By the content type of their texts. */
  designed: Record<string, SitePage>;
  /** By what a hero image stores. */
  placements: Record<string, SitePage>;
};

/** `hiddenBecause` is null if visitors can see it. */
export type ShownOn = { path: string; hiddenBecause: string | null };

type Row = Readonly<Record<string, unknown>>;

const shown = (path: unknown, hiddenBecause: string | null): ShownOn | null =>
  typeof path === 'string' && path.startsWith('/') ? { path, hiddenBecause } : null;

const withSlug = (parent: string, slug: unknown) =>
  typeof slug === 'string' && slug !== '' ? `${parent}/${encodeURIComponent(slug)}` : null;

const onPage = (page: SitePage | undefined, hiddenBecause: string | null = null) =>
  shown(page?.path, hiddenBecause ?? (page?.isHidden ? 'page hidden' : null));

const onDesignedPage =
  (key: string) =>
  (_row: Row, { designed }: SitePages) =>
    onPage(designed[`api::page.${key}-page`]);

type Find = (row: Row, pages: SitePages) => ShownOn | null;

const findByType: Record<string, Find> = {
  'api::beer.beer': ({ slug, isActive }) => shown(withSlug('/beers', slug), isActive === false ? 'inactive' : null),
  'api::event.event'({ slug, isPublic, eventStatus }) {
    const isDraft = eventStatus === 'draft';
    return shown(withSlug('/events', slug), isDraft ? 'draft' : isPublic === false ? 'not public' : null);
  },
  'api::taproom.taproom': ({ path, isActive }) => shown(path, isActive === false ? 'inactive' : null),
  'api::tap.tap': () => shown('/taps', null),
  'api::pouring.pouring': ({ state }) => shown('/taps', state === 'off' ? 'off the tap' : null),
  'api::list-check.list-check': () => shown('/taps', null),
  'api::page.page': ({ path, isLive }) => shown(path, isLive === true ? null : 'draft'),
  'api::hero-image.hero-image': ({ placement, isActive }, { placements }) =>
    onPage(placements[String(placement)], isActive === false ? 'inactive' : null),
  'api::distributor.distributor': onDesignedPage('distributors'),
  'api::shipping-state.shipping-state': onDesignedPage('shipping'),
  'api::site-settings.site-settings': onDesignedPage('home'),
};

/** Null for a type without a page, such as inquiries. `pages` are null while they load. */
export function findShownOn(type: string, row: Row, pages: SitePages | null): ShownOn | null {
  const known = pages ?? { publicUrl: '', designed: {}, placements: {} };
  const find = findByType[type];
  return find ? find(row, known) : onPage(known.designed[type]);
}
