/** Pages of single records, and of unknown URLs. */
import type { beer as beerPage } from '../pages/beer';
import type { notFound as notFoundPage } from '../pages/not-found';
import type { taproom as taproomPage } from '../pages/taproom';
import type { NeutralTexts } from './texts';

export const beer: NeutralTexts<typeof beerPage> = {
  sections: [
    {
      type: 'find-beer',
      sellers: [
        {
          title: 'In shops and bars',
          text: 'Looking for a place near you? Ask us who pours and sells our beer.',
          linkLabel: 'Contact Us',
          linkHref: '/contact',
        },
      ],
    },
  ],
};

export const taproom: NeutralTexts<typeof taproomPage> = {
  sections: [
    { type: 'taproom-events', emptyText: 'New dates are announced here first. Please check back soon.' },
    { type: 'taproom-contact', text: 'Tell us what you’re planning. We’ll get back to you as soon as we can.' },
  ],
};

export const notFound: NeutralTexts<typeof notFoundPage> = {
  hero: {
    text: 'This tap has run dry: the page does not exist. The beers and the events are a click away.',
    photo: { builtIn: 'tapTower' },
  },
};
