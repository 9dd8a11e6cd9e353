import { expect, test } from 'vitest';
import { findShownOn, type SitePages } from './site-page';

const pages: SitePages = {
  publicUrl: 'https://brewery.example',
  designed: {
    'api::page.home-page': { path: '/', isHidden: false },
    'api::page.store-page': { path: '/store', isHidden: true },
    'api::page.distributors-page': { path: '/distributors', isHidden: false },
    'api::page.event-page': { path: null, isHidden: false },
  },
  placements: { home: { path: '/', isHidden: false }, auburn: { path: '/auburn', isHidden: true } },
};

const find = (type: string, row: object = {}) => {
  const page = findShownOn(`api::${type}`, row as Record<string, unknown>, pages);
  return page && [page.path, page.hiddenBecause];
};

test.each([
  ['beer.beer', { slug: 'night-freight', isActive: true }, ['/beers/night-freight', null]],
  ['beer.beer', { slug: 'night-freight', isActive: false }, ['/beers/night-freight', 'inactive']],
  ['beer.beer', { slug: null }, null],
  ['event.event', { slug: 'trivia', eventStatus: 'published', isPublic: true }, ['/events/trivia', null]],
  ['event.event', { slug: 'trivia', eventStatus: 'cancelled', isPublic: true }, ['/events/trivia', null]],
  ['event.event', { slug: 'trivia', eventStatus: 'draft', isPublic: true }, ['/events/trivia', 'draft']],
  ['event.event', { slug: 'trivia', eventStatus: 'published', isPublic: false }, ['/events/trivia', 'not public']],
  ['taproom.taproom', { path: '/auburn', isActive: true }, ['/auburn', null]],
  ['page.page', { path: '/weddings', isLive: false }, ['/weddings', 'draft']],
  ['page.store-page', {}, ['/store', 'page hidden']],
  ['page.event-page', {}, null],
  ['hero-image.hero-image', { placement: 'home', isActive: true }, ['/', null]],
  ['hero-image.hero-image', { placement: 'home', isActive: false }, ['/', 'inactive']],
  ['hero-image.hero-image', { placement: 'auburn', isActive: true }, ['/auburn', 'page hidden']],
  ['distributor.distributor', {}, ['/distributors', null]],
  ['site-settings.site-settings', {}, ['/', null]],
  ['inquiry.inquiry', { name: 'Ada' }, null],
])('%s %j is shown on %j', (type, row, expected) => {
  expect(find(type, row)).toEqual(expected);
});
