import type { distributors as page } from '../pages/distributors';
import type { NeutralTexts } from './texts';

export const distributors: NeutralTexts<typeof page> = {
  seo: {
    description: 'Where to find {name} beer near you, with addresses and a map.',
    image: { builtIn: 'story3' },
  },
  hero: {
    eyebrow: 'Near you',
    lead: 'The shops, bars and wholesalers that carry our beer.',
    photo: { builtIn: 'story3' },
  },
  sections: [{ type: 'distributor-finder', emptyText: 'No distributors are listed yet.' }],
};
