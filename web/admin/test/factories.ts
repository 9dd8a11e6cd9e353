/** Records as the API returns them. */
import type { Beer } from '@domain/beer/schema';
import { sampleBeer, sampleEvent } from '@domain/test/samples';
import type { Event } from '@domain/event/schema';
import type { HeroImage, Hours } from '@domain/location/schema';
import type { PageEntry } from '@domain/page/edited-page';
import type { Image } from '@domain/shared/response-schemas';
import type { Inquiry } from '@domain/inquiry/schema';
import { readSettings } from '@domain/settings/settings';
import { initialMailSettings, initialSiteSettings } from '@domain/site/initial-settings';
import type { StaffSiteSettings } from '@domain/site/schema';
import { demoTaprooms } from '@domain/taproom/demo';
import type { StaffTaproom } from '@domain/taproom/schema';
import { toOpeningHours } from '@domain/taproom/opening-hours-input';
import { mockJson } from '../../test/api';
import { makePouring, makeTap, makeTapList } from '../../test/staff-taps';

const instant = '2026-06-01T12:00:00.000Z';

export const makePagination = (total: number, limit = 100) => ({
  page: 1,
  limit,
  total,
  pages: Math.max(1, Math.ceil(total / limit)),
});

export const makeImage = (name: string, image: Partial<Image> = {}): Image => ({
  url: `/uploads/${name}.jpg`,
  alt: null,
  width: 800,
  height: 1000,
  isPrimary: false,
  cloudStoragePath: `${name}.jpg`,
  ...image,
});

export const makeHero = (hero: Partial<HeroImage> = {}): HeroImage => ({
  _id: 'bar',
  url: '/uploads/bar.jpg',
  alt: 'The bar at dusk',
  page: 'home',
  isActive: true,
  width: 1600,
  height: 900,
  ...hero,
});

export const makeBeer = (beer: Partial<Beer> = {}): Beer =>
  sampleBeer({
    _id: 'haze',
    slug: 'gold-rush-haze',
    name: 'Gold Rush Haze',
    style: 'Hazy IPA',
    description: 'Soft and bright.',
    ibu: 40,
    color: 'Golden',
    sizes: ['16oz'],
    tags: ['Year Round'],
    pricing: { retail: 14, wholesale: 9 },
    createdAt: instant,
    updatedAt: instant,
    ...beer,
  });

export const makeEvent = (event: Partial<Event> = {}): Event =>
  sampleEvent({
    _id: 'quiz',
    title: 'Pub Quiz',
    description: 'Bring a team.',
    location: 'Taproom',
    startDate: '2027-07-01',
    endDate: '2027-07-01',
    startTime: '18:00',
    endTime: '20:00',
    maxAttendees: 0,
    currentAttendees: 0,
    ticketPrice: 0,
    createdAt: instant,
    updatedAt: instant,
    ...event,
  });

export const makeInquiry = (inquiry: Partial<Inquiry> = {}): Inquiry => ({
  _id: 'inquiry-1',
  kind: 'contact',
  status: 'new',
  name: 'Dana Whitfield',
  email: 'dana@example.com',
  phone: null,
  message: 'Do you sell kegs?',
  details: { subject: 'General Inquiry' },
  emails: [],
  createdAt: instant,
  updatedAt: instant,
  ...inquiry,
});

export const makePageEntry = (entry: Partial<PageEntry> = {}): PageEntry => ({
  key: 'home',
  kind: 'designed',
  label: 'Home',
  path: '/',
  isLive: true,
  image: { builtIn: 'barrel' },
  updatedAt: '2026-11-20T18:00:00.000Z',
  changedBy: 'Ana Brewer',
  ...entry,
});

/** A taproom of the demo. */
export function makeTaproom(slug: 'auburn' | 'folsom' = 'auburn', taproom: Partial<StaffTaproom> = {}): StaffTaproom {
  const demo = demoTaprooms.find((candidate) => candidate.slug === slug);
  if (!demo) throw new Error(`The demo has no taproom ${slug}`);
  return {
    _id: slug,
    ...demo,
    openingHours: toOpeningHours(demo.hours),
    heroImages: [],
    cardPhoto: null,
    sidePhoto: null,
    gallery: [],
    hostPhoto: null,
    isActive: true,
    heroPage: slug === 'folsom' ? 'home' : 'taproom',
    tapListMaxAgeHours: 24,
    eventCount: 0,
    updatedAt: instant,
    ...taproom,
  };
}

/** The lists and forms of taprooms. */
export const mockTaprooms = (...taprooms: StaffTaproom[]) => [
  ...taprooms.map((taproom) => mockJson('get', `/taprooms/admin/${taproom.slug}`, { taproom })),
  mockJson('get', '/taprooms/admin', { taprooms }),
];

/** The demo's taprooms with other hours, which event forms load. */
export const mockTaproomHours = (changes: Partial<Hours> = {}) =>
  mockTaprooms(
    ...(['auburn', 'folsom'] as const).map((slug) => {
      const taproom = makeTaproom(slug);
      return { ...taproom, openingHours: toOpeningHours({ ...taproom.hours, ...changes }) };
    }),
  );

/** A taproom that pours the beer on its tap 1. */
export function mockOnTap({ _id, name }: Pick<Beer, '_id' | 'name'>) {
  const tapList = makeTapList({ taps: [makeTap(1, makePouring(name, { beer: _id }))] });
  return [
    mockJson('get', '/taps', { taprooms: [{ taproom: tapList.taproom }] }),
    mockJson('get', '/taps/admin/auburn', { tapList }),
  ];
}

export const makeSiteSettings = (changes: Partial<StaffSiteSettings> = {}): StaffSiteSettings => ({
  ...initialSiteSettings(readSettings({}, '/')),
  ...initialMailSettings(readSettings({}, '/')),
  newsletterDoubleOptIn: null,
  newsletterDoubleOptInDefault: false,
  updatedAt: '2026-06-01T12:00:00.000Z',
  ...changes,
});

export const mockSiteSettings = (settings = makeSiteSettings()) => mockJson('get', '/site/settings', { settings });
