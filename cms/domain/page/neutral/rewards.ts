import type { rewards as page } from '../pages/rewards';
import type { NeutralTexts } from './texts';

export const rewards: NeutralTexts<typeof page> = {
  seo: {
    description: 'The rewards program of {name}.',
  },
  hero: {
    title: 'Rewards at {shortName}',
    noScriptText: 'The program opens on a page of its own, because JavaScript is off in your browser.',
  },
};
