import { hero } from '../components';
import { definePage } from '../definition';
import { component, text } from '../fields';

/** All beers, in sections by their tags. */
export const beerList = component({
  name: 'beer-list',
  label: 'Beers',
  icon: 'filter',
  fields: {
    comingSoon: text('Headline of the beers that are coming soon', 40),
    limited: text('Headline of the limited releases', 40),
    yearRound: text('Headline of the year-round beers', 40),
    seasonal: text('Headline of the seasonal beers', 40),
    others: text('Headline of all other beers', 40),
    emptyText: text('Text without beers', 120),
  },
});

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
  neutral: {
    seo: {
      description:
        'Year-round favorites, seasonal brews, limited releases and what’s coming soon: our beers with style, strength, bitterness and sizes.',
    },
    hero: { lead: 'What we brew, from the year-round favorites to the batches that are gone in a week.' },
    sections: [{ type: 'beer-list', emptyText: 'Our beer list is on its way. Please check back soon.' }],
  },
});
