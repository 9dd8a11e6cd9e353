import type { taps as page } from '../pages/taps';
import type { NeutralTexts } from './texts';

export const taps: NeutralTexts<typeof page> = {
  seo: {
    description:
      'What {name} pours right now: every tap with style, strength, glasses and prices, kept up to date behind the bar.',
  },
};
