import { definePage } from '../definition';
import { component, longText, text } from '../fields';

export const rewardsHero = component({
  name: 'rewards-hero',
  label: 'Rewards program',
  icon: 'star',
  fields: {
    title: text('Headline for screen readers', 60, { hint: 'The program has a visible headline of its own.' }),
    noScriptText: longText('Text where the program can’t be embedded', 200, {
      hint: 'Shown with a link to the program in browsers without JavaScript.',
    }),
  },
});

export const rewards = definePage({
  key: 'rewards',
  path: '/rewards',
  label: 'Rewards',
  hero: rewardsHero,
  sections: [],
  seed: {
    title: 'Rewards',
    seo: {
      title: 'Rewards',
      description: 'The {name} rewards program: collect points in {ourTaprooms} and turn them into beer.',
      image: { builtIn: 'gallery3' },
    },
    hero: {
      title: '{shortName} Rewards',
      noScriptText:
        'Collect points in {ourTaprooms} and turn them into beer. The program opens on a page of its own, because JavaScript is off in your browser.',
    },
    sections: [],
  },
  neutral: {
    seo: {
      description: 'The rewards program of {name}.',
    },
    hero: {
      title: 'Rewards at {shortName}',
      noScriptText: 'The program opens on a page of its own, because JavaScript is off in your browser.',
    },
  },
});
