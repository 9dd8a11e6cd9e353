import { distributorFinder } from '../components/distributors';
import { coverHero } from '../components/hero';
import { definePage } from '../definition';

export const distributors = definePage({
  key: 'distributors',
  path: '/distributors',
  label: 'Distributors',
  hero: coverHero,
  sections: [distributorFinder],
  seed: {
    title: 'Distributors',
    seo: {
      title: 'Distributors',
      description:
        'Where to find {name} beer: distributors in California, across the US and in Asia and Australia, with addresses and a map.',
      image: { builtIn: 'story4' },
    },
    hero: {
      eyebrow: 'Near you, or on the way',
      title: 'Distributors',
      lead: 'From Placer County to Singapore: the people who keep our beer cold until it reaches your shop or bar.',
      photo: { builtIn: 'story4' },
    },
    sections: [
      {
        type: 'distributor-finder',
        heading: 'Find our beer near you',
        emptyText: 'No distributors are listed at the moment.',
      },
    ],
  },
});
