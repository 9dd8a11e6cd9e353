import type { Contact, Hours, LocationKey, HeroPage } from '#domain/location/location';
import { picture, type SeedPicture } from './shapes';

const everyDay = (hours: string): Hours => ({
  monday: hours,
  tuesday: hours,
  wednesday: hours,
  thursday: hours,
  friday: hours,
  saturday: hours,
  sunday: hours,
  display: `${hours} daily`,
});

const auburnHours = everyDay('11:00 AM - 8:00 PM');
const untilNine = '11:00 AM - 9:00 PM';
const untilTen = '11:00 AM - 10:00 PM';

const auburnContact: Contact = {
  phone: '(530) 555-0123',
  email: 'hello@boldridge.example',
  address: '1180 Nevada Station Road, Auburn, CA 95602',
};

export const locations: { location: LocationKey; hours: Hours; contact: Contact }[] = [
  { location: 'main-website', hours: auburnHours, contact: auburnContact },
  { location: 'auburn', hours: auburnHours, contact: auburnContact },
  {
    location: 'folsom',
    hours: {
      ...everyDay(untilNine),
      friday: untilTen,
      saturday: untilTen,
      display: `${untilNine} Sun-Thu, ${untilTen} Fri-Sat`,
    },
    contact: {
      phone: '(916) 555-0188',
      email: 'folsom@boldridge.example',
      address: '412 Sutter Wharf Lane, Folsom, CA 95630',
    },
  },
];

export const heroImages: { location: LocationKey; page: HeroPage; picture: SeedPicture }[] = [
  {
    location: 'main-website',
    page: 'home',
    picture: picture(
      'hero-home.jpg',
      'Glasses of IPA, stout, lager, red ale and hazy IPA lined up on a walnut bar under warm string lights',
    ),
  },
  {
    location: 'main-website',
    page: 'beers',
    picture: picture(
      'hero-beers.jpg',
      'A flight of four small beers on a wooden paddle with a row of Boldridge cans behind it',
    ),
  },
  {
    location: 'main-website',
    page: 'events',
    picture: picture(
      'hero-events.jpg',
      'Beers and a candle on a patio table at dusk, strings of lights glowing behind',
    ),
  },
  {
    location: 'main-website',
    page: 'our-story',
    picture: picture(
      'hero-our-story.jpg',
      'A copper brew kettle beside stainless steel fermenters against a warm brick wall',
    ),
  },
  {
    location: 'main-website',
    page: 'contact',
    picture: picture(
      'hero-contact.jpg',
      'A pint of amber beer on a table by a window looking out on the foothills at sunset',
    ),
  },
  {
    location: 'auburn',
    page: 'taproom',
    picture: picture(
      'hero-taproom.jpg',
      'A copper tap tower with a row of tap handles and a freshly poured pint on the bar',
    ),
  },
  {
    location: 'folsom',
    page: 'home',
    picture: picture('folsom-1.jpg', 'Nine tap handles on a copper tap tower with two fresh beers on the bar'),
  },
  {
    location: 'folsom',
    page: 'home',
    picture: picture('folsom-2.jpg', 'A tall wheat beer and a tasting flight on a patio table at dusk'),
  },
  {
    location: 'folsom',
    page: 'home',
    picture: picture('folsom-3.jpg', 'A hazy IPA, a red ale, a session IPA and a dark stout side by side on the bar'),
  },
];
