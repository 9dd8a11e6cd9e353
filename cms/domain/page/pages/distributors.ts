import { coverHero } from '../components';
import { definePage } from '../definition';
import { component, text } from '../fields';

export const distributorFinder = component({
  name: 'distributor-finder',
  label: 'Search for distributors',
  icon: 'pinMap',
  fields: { heading: text('Headline', 40), emptyText: text('Text without distributors', 120) },
});

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
      title: 'Find our beer',
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
  neutral: {
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
  },
});
