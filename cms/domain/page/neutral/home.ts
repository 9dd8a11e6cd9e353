import type { home as page } from '../pages/home';
import type { NeutralTexts } from './texts';

export const home: NeutralTexts<typeof page> = {
  seo: {
    title: '{name}: craft beer, brewed here',
    description: 'See what’s pouring at {name}, what’s happening and how to find us.',
  },
  hero: {
    title: 'Craft Beer, Brewed Here',
    visitLine: 'Visit our taprooms',
    singleVisitLine: 'Visit our taproom',
  },
  sections: [
    {
      type: 'story-teaser',
      eyebrow: 'Who we are',
      text: 'We brew the beer we like to drink: good ingredients, enough time and no shortcuts. Come by, try what is on today, and talk to the people who made it.',
      figures: [],
      actionLabel: 'Learn More About Us',
    },
    {
      type: 'featured-beers',
      emptyText: 'Our featured beers are on their way.',
    },
    {
      type: 'next-events',
      eyebrow: 'What’s on',
      heading: 'What’s Happening',
      emptyText: 'Nothing is planned right now, but there is always beer.',
    },
    {
      type: 'social-links',
      photos: [
        { photo: { builtIn: 'gallery3' }, caption: 'Ready to pour' },
        { photo: { builtIn: 'gallery6' }, caption: 'A flight to share' },
        { photo: { builtIn: 'gallery4' }, caption: 'The brew kettle' },
        { photo: { builtIn: 'gallery1' }, caption: 'Fresh from the tap' },
      ],
    },
  ],
};
