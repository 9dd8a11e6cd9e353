import type { rewardsProgram as page } from '../pages/rewards-program';
import type { NeutralTexts } from './texts';

export const rewardsProgram: NeutralTexts<typeof page> = {
  sections: [
    {
      type: 'program-levels',
      items: [
        { name: 'Taster', from: 'From the first pint', perks: 'A half pint for joining\nEarly news of releases' },
        { name: 'Regular', from: 'From 250 points', perks: 'A free pour each month\nGrowler fills at 10% off' },
        { name: 'Friend', from: 'From 1,000 points', perks: 'Your own glass on the shelf\nA day at the brew kettle' },
      ],
    },
  ],
};
