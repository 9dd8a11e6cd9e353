import type { beers as page } from '../pages/beers';
import type { NeutralTexts } from './texts';

export const beers: NeutralTexts<typeof page> = {
  seo: {
    description:
      'Year-round favorites, seasonal brews, limited releases and what’s coming soon: our beers with style, strength, bitterness and sizes.',
  },
  hero: {
    lead: 'What we brew, from the year-round favorites to the batches that are gone in a week.',
  },
  sections: [
    {
      type: 'beer-list',
      emptyText: 'Our beer list is on its way. Please check back soon.',
    },
  ],
};
