import { newsletterPromise } from '../newsletter-promise';
import type { home as page } from '../pages/home';
import type { NeutralTexts } from './texts';

export const home: NeutralTexts<typeof page> = {
  title: 'Home',
  seo: {
    title: '{name}: craft beer, brewed here',
    description: 'See what’s pouring at {name}, what’s happening and how to find us.',
    image: null,
  },
  hero: {
    title: 'Craft Beer, Brewed Here',
    visitLine: 'Visit our taprooms',
    singleVisitLine: 'Visit our taproom',
    linkLabel: 'What’s pouring',
    linkHref: '/beers',
  },
  sections: [
    {
      type: 'story-teaser',
      eyebrow: 'Who we are',
      heading: 'Our Story',
      text: 'We brew the beer we like to drink: good ingredients, enough time and no shortcuts. Come by, try what is on today, and talk to the people who made it.',
      figures: [],
      photo: { builtIn: 'story1' },
      detailPhoto: { builtIn: 'gallery5' },
      actionLabel: 'Learn More About Us',
      actionHref: '/our-story',
    },
    {
      type: 'featured-beers',
      eyebrow: 'What’s pouring',
      heading: 'Featured Beers',
      actionLabel: 'View Full Beer List',
      actionHref: '/beers',
      emptyText: 'Our featured beers are on their way.',
    },
    { type: 'taproom-switcher', heading: 'Choose your taproom', singleHeading: 'Our taproom' },
    {
      type: 'next-events',
      eyebrow: 'What’s on',
      heading: 'What’s Happening',
      actionLabel: 'View All Events',
      actionHref: '/events',
      emptyHeading: 'No Upcoming Events',
      emptyText: 'Nothing is planned right now, but there is always beer.',
    },
    {
      type: 'social-links',
      eyebrow: 'Say hello',
      heading: 'Connect With Us',
      photos: [
        { photo: { builtIn: 'gallery3' }, caption: 'Ready to pour' },
        { photo: { builtIn: 'gallery6' }, caption: 'A flight to share' },
        { photo: { builtIn: 'gallery4' }, caption: 'The brew kettle' },
        { photo: { builtIn: 'gallery1' }, caption: 'Fresh from the tap' },
      ],
    },
    { type: 'newsletter', heading: 'Stay Updated', text: newsletterPromise },
  ],
};
