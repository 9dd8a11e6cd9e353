import type { beers as page } from '../pages/beers';
import type { NeutralTexts } from './texts';

export const beers: NeutralTexts<typeof page> = {
  title: 'Beers',
  seo: {
    title: 'Our Beers',
    description:
      'Year-round favorites, seasonal brews, limited releases and what’s coming soon: our beers with style, strength, bitterness and sizes.',
    image: null,
  },
  hero: {
    eyebrow: null,
    title: 'Our Beers',
    lead: 'What we brew, from the year-round favorites to the batches that are gone in a week.',
  },
  sections: [
    {
      type: 'beer-list',
      comingSoon: 'Coming Soon',
      limited: 'Limited Releases',
      yearRound: 'Year Round Favorites',
      seasonal: 'Seasonal Brews',
      others: 'Full Beer List',
      emptyText: 'Our beer list is on its way. Please check back soon.',
    },
  ],
};
