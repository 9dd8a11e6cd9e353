import { definePage } from '../definition';
import { component, optionalLongText, optionalText, photo, text } from '../fields';

const tapsHero = component({
  name: 'taps-hero',
  label: 'Top of the tap list',
  icon: 'picture',
  fields: {
    eyebrow: optionalText('Small line above the headline', 40),
    title: text('Headline', 40),
    lead: optionalLongText('Introduction', 180),
    photo: photo('Photo', { hint: 'Beside the headline, on wide screens only.' }),
  },
});

/** Its lists come from behind the bar; without one, the list of beers takes the page's place. */
export const taps = definePage({
  key: 'taps',
  path: '/taps',
  label: 'On tap now',
  hero: tapsHero,
  sections: [],
  seed: {
    title: 'On Tap Now',
    seo: {
      title: 'On Tap Now',
      description:
        'What {name} pours right now in {taprooms}: every tap with style, strength, glasses and prices, kept up to date behind the bar.',
      image: { builtIn: 'tapTower' },
    },
    hero: {
      eyebrow: 'What’s pouring',
      title: 'On Tap Now',
      lead: 'Straight from the bar: what each tap pours, how strong it is and what it costs.',
      photo: { builtIn: 'tapTower' },
    },
    sections: [],
  },
  neutral: {
    seo: {
      description:
        'What {name} pours right now: every tap with style, strength, glasses and prices, kept up to date behind the bar.',
    },
  },
});
