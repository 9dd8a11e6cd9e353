import type { rewardsProgram as page } from '../pages/rewards-program';
import type { NeutralTexts } from './texts';

/** Levels and points are promises, which only the brewery itself can make. */
export const rewardsProgram: NeutralTexts<typeof page> = {
  hero: {
    title: 'Rewards at {shortName}',
    lead: 'Our rewards program opens soon.',
  },
  omittedSections: ['program-levels', 'program-ways'],
};
