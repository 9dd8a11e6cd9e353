import type { rewards as page } from '../pages/rewards';
import type { NeutralTexts } from './texts';

export const rewards: NeutralTexts<typeof page> = {
  title: 'Rewards',
  seo: {
    title: 'Rewards',
    description: 'The rewards program of {name}: collect points and turn them into beer.',
    image: { builtIn: 'gallery3' },
  },
  hero: {
    title: 'Rewards at {shortName}',
    noScriptText:
      'Collect points and turn them into beer. The program opens on a page of its own, because JavaScript is off in your browser.',
  },
  sections: [],
};
