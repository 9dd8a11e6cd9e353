import { rewardsHero } from '../components/rewards';
import { definePage } from '../definition';

/** The program itself is embedded. */
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
});
