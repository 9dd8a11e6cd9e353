import { admin } from './client';
import type { Beer } from '#domain/beer/schema';
import type { Event } from '#domain/event/schema';
import type { StaffTaproom } from '#domain/taproom/schema';
import { addDays } from '#domain/time/plain-date';
import { pacificToday } from '#domain/time/pacific';

let counter = 0;

/** Appends a suffix that is unique in this run. */
export const unique = (name: string) => `${name} ${process.pid.toString(36)}${(counter++).toString(36)}`;

export const uniqueEmail = () => `${unique('visitor').replace(' ', '.')}@example.com`;

/** The date `offset` days from today, Pacific time. */
export const dayFromToday = (offset: number) => addDays(pacificToday(new Date()), offset);

export const eventInput = (overrides: object = {}) => ({
  title: unique('Pub Trivia'),
  description: 'Six rounds and a music round.',
  category: 'community',
  tapRoom: 'Auburn',
  status: 'published',
  location: 'Boldridge Taproom, Auburn',
  startDate: dayFromToday(3),
  endDate: dayFromToday(3),
  startTime: '19:00',
  endTime: '21:00',
  ...overrides,
});

/** What a visitor sends. */
export const contactForm = (overrides: object = {}) => ({
  name: 'Priya Raman',
  email: uniqueEmail(),
  phone: '(916) 555-0142',
  subject: 'Tours',
  message: 'Do you run brewhouse tours?',
  ...overrides,
});

export const shippingForm = (overrides: object = {}) => ({
  name: 'Tessa Nguyen',
  email: uniqueEmail(),
  phone: '503-555-0178',
  address: '2418 SE Ankeny St, Portland, OR 97214',
  beerSelections: 'Gold Rush Haze',
  quantity: 'One case',
  preferredDate: dayFromToday(3),
  message: '',
  ...overrides,
});

const post = async <Body>(path: string, body: object): Promise<Body> => {
  const response = await admin.post<Body>(path, body);
  if (response.status !== 201) throw new Error(`POST ${path} returned ${response.status} ${response.text}`);
  return response.body;
};

export const makeEvent = async (overrides: object = {}): Promise<Event> =>
  (await post<{ event: Event }>('/events', eventInput(overrides))).event;

export const makeBeer = async (overrides: object = {}): Promise<Beer> =>
  (await post<{ beer: Beer }>('/beers', { name: unique('Test Pale'), ...overrides })).beer;

/** A beer with a value in every field. */
export const fullBeer = () => ({
  name: unique('Kölsch No.'),
  style: 'Kölsch',
  description: 'Crisp.',
  longDescription: 'Crisp and long.',
  abv: 4.85,
  ibu: 22,
  originalGravity: '1.045',
  color: 'Straw',
  hops: 'Saaz, Perle',
  malts: 'Pilsner',
  sizes: ['12oz', '1L'],
  tags: ['Year Round'],
  isAvailable: false,
  isActive: true,
  isFeatured: true,
  brewingNotes: 'Cold.',
  foodPairings: 'Pretzels',
  servingTemperature: '40 °F',
  pricing: { retail: 12.5, wholesale: 8 },
  awards: [{ name: 'Gold', year: 2020, category: 'Kölsch', description: null }],
});

export const makeTaproom = async (overrides: object = {}): Promise<StaffTaproom> =>
  (
    await post<{ taproom: StaffTaproom }>('/taprooms', {
      name: unique('Reno'),
      city: 'Reno',
      state: 'NV',
      ...overrides,
    })
  ).taproom;
