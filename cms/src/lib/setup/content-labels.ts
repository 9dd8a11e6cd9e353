import type { UID } from '@strapi/strapi';

const labels: Record<string, [one: string, many: string]> = {
  'api::beer.beer': ['beer', 'beers'],
  'api::event.event': ['event', 'events'],
  'api::taproom.taproom': ['taproom', 'taprooms'],
  'api::hero-image.hero-image': ['hero image', 'hero images'],
  'api::tap.tap': ['tap', 'taps'],
  'api::pouring.pouring': ['pouring', 'pourings'],
  'api::list-check.list-check': ['list check', 'list checks'],
  'api::tap-change.tap-change': ['tap change', 'tap changes'],
  'api::distributor.distributor': ['distributor', 'distributors'],
  'api::shipping-state.shipping-state': ['shipping state', 'shipping states'],
  'api::subscriber.subscriber': ['newsletter subscriber', 'newsletter subscribers'],
  'api::inquiry.inquiry': ['inquiry', 'inquiries'],
  'api::redirect.redirect': ['redirect', 'redirects'],
  'api::page.page': ['page', 'pages'],
  'plugin::upload.file': ['photo', 'photos'],
};

/** `12 beers`; of a single type, `the site settings` or `the page “Beers”`. */
export function describeContent(uid: string, count: number): string {
  if (uid === 'api::site-settings.site-settings') return 'the site settings';
  const { kind, info } = strapi.contentType(uid as UID.ContentType);
  const name = info.displayName.replace(/^Page: /, '');
  if (kind === 'singleType') return `the page “${name}”`;
  const [one, many] = labels[uid] ?? [name, name];
  return `${count} ${count === 1 ? one : many}`;
}
