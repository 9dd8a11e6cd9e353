import type { rewards as page } from '../pages/rewards';
import type { rewardsProgram as programPage } from '../pages/rewards-program';
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

export const rewardsProgram: NeutralTexts<typeof programPage> = {
  hero: { title: 'Rewards at {shortName}' },
  sections: [
    {
      type: 'program-levels',
      items: [
        { name: 'Taster', from: 'From the first pint', perks: 'A small thank-you for joining\nEarly news of releases' },
        { name: 'Regular', from: 'After a few visits', perks: 'A free pour now and then\nOffers for members' },
        { name: 'Friend', from: 'For our best guests', perks: 'Your own glass on the shelf\nA look behind the scenes' },
      ],
    },
  ],
};
