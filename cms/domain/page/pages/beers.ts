import { beerList } from '../components/beers';
import { hero } from '../components/hero';
import { definePage } from '../definition';

export const beers = definePage({
  key: 'beers',
  path: '/beers',
  label: 'Beers',
  hero,
  sections: [beerList],
  seed: {
    title: 'Beers',
    seo: {
      title: 'Our Beers',
      description:
        'Year-round favorites, seasonal brews, limited releases and what’s coming soon: every {shortName} beer with style, strength, bitterness and sizes.',
      image: null,
    },
    hero: {
      eyebrow: null,
      title: 'Our Beers',
      lead: 'Brewed in the Sierra foothills, poured in {taprooms}, and canned for the road.',
    },
    sections: [
      {
        type: 'beer-list',
        comingSoon: 'Coming Soon',
        limited: 'Limited Releases',
        yearRound: 'Year Round Favorites',
        seasonal: 'Seasonal Brews',
        others: 'Full Beer List',
        emptyText: 'No beers to show right now. Please check back soon.',
      },
    ],
  },
});
