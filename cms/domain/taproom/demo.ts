/** The taprooms of the demo content, without their photos: the seed, and shown while no other content is known. */
import { mapWeek } from '../location/constants';
import { fallbackContact, defaultHours } from '../location/default-content';
import type { Taproom, WeekHours } from './schema';
import { noOpeningHours } from './week-hours';

type DemoTaproom<Slug extends string> = Omit<
  Taproom,
  '_id' | 'updatedAt' | 'heroImages' | 'cardPhoto' | 'sidePhoto' | 'gallery' | 'hostPhoto'
> & { slug: Slug };

const everyDay = (closes: string): WeekHours => mapWeek(() => [{ opens: '11:00', closes }]);

const untilTen = [{ opens: '11:00', closes: '22:00' }];

const auburn: DemoTaproom<'auburn'> = {
  slug: 'auburn',
  name: 'Auburn',
  path: '/auburn',
  city: 'Auburn',
  state: 'CA',
  timeZone: 'America/Los_Angeles',
  isComingSoon: false,
  opening: null,
  introduction: 'The brewery itself: long tables, copper taps, and the tanks behind the glass.',
  features: ['9,000 sq ft', 'Up to 150 guests', 'Kids & pets welcome', 'In-house pizza', 'Bring your own food'],
  contact: fallbackContact.auburn,
  coordinates: { lat: 38.90369, lng: -121.08312 },
  hours: defaultHours.auburn,
  openingHours: { ...noOpeningHours(), regular: everyDay('20:00'), display: defaultHours.auburn.display },
  headline: 'The taproom',
  figures: [
    { figure: '9,000', unit: 'sq ft', text: 'Long tables, a bar with a view of the tanks, a patio under the lights.' },
    { figure: 'Up to 150', unit: 'guests', text: 'A table for two on a Tuesday, or your whole company on a Friday.' },
  ],
  facts: [
    {
      icon: 'paw-print',
      title: 'Kids and pets welcome',
      text: 'We have high chairs, board games and water bowls.',
    },
    { icon: 'pizza', title: 'In-house pizza', text: 'Dough made with our own spent grain, fired while you watch.' },
    {
      icon: 'sandwich',
      title: 'Bring your own food',
      text: 'Always welcome. We’ll bring plates and a beer to go with it.',
    },
  ],
  expectCards: [],
  parking: null,
  food: null,
  accessibility: null,
  hostsPrivateEvents: true,
  hostTitle: 'Your evening, our tap list',
  hostText:
    'From a table for twelve to the whole taproom for 150: a wedding on the patio, a retirement at the bar, a launch between the fermenters. You choose the beers; we keep them coming.',
  seoTitle: null,
  seoDescription:
    'The {name} taproom in Auburn, CA: 9,000 sq ft, up to 150 guests, in-house pizza, kids and pets welcome. Hours, directions, events and private parties.',
};

const folsom: DemoTaproom<'folsom'> = {
  slug: 'folsom',
  name: 'Folsom',
  path: '/locations/folsom',
  city: 'Folsom',
  state: 'CA',
  timeZone: 'America/Los_Angeles',
  // Open to visitors: "(Coming Soon)" appears only in the staff app.
  isComingSoon: true,
  opening: null,
  introduction: 'Our second taproom, by the river, with a patio made for sunset.',
  features: ['Kids welcome', 'Pets on the patio', 'Food coming soon', 'Bring your own food'],
  contact: fallbackContact.folsom,
  coordinates: { lat: 38.67743, lng: -121.17618 },
  hours: defaultHours.folsom,
  openingHours: {
    ...noOpeningHours(),
    regular: { ...everyDay('21:00'), friday: untilTen, saturday: untilTen },
  },
  headline: 'The taproom by the river',
  figures: [],
  facts: [],
  expectCards: [
    {
      icon: 'baby',
      title: 'Family friendly',
      text: 'Kids are welcome everywhere. Pets are welcome on the patio only, where you’ll find water bowls.',
    },
    {
      icon: 'sandwich',
      title: 'Food options',
      text: 'The kitchen is being remodeled, so food is coming soon. Until then, bring your own; we have plates.',
    },
  ],
  parking: null,
  food: null,
  accessibility: null,
  hostsPrivateEvents: false,
  hostTitle: null,
  hostText: null,
  seoTitle: null,
  seoDescription:
    'The {name} taproom in Folsom, CA: hours, directions, what to expect and upcoming events. Kids welcome, pets on the patio, bring your own food.',
};

export const demoTaprooms = [auburn, folsom] as const;

export const findDemoTaproom = (slug: string) => demoTaprooms.find((demo) => demo.slug === slug) ?? null;
