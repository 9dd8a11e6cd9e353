import { newsletterPromise } from '../newsletter-promise';
import { programHero, programLevels, programWays } from '../components/rewards-program';
import { definePage } from '../definition';

/** What is embedded in the rewards page until the site settings have a program. */
export const rewardsProgram = definePage({
  key: 'rewards-program',
  path: '/rewards/demo',
  label: 'Rewards program',
  hero: programHero,
  sections: [programLevels, programWays],
  seed: {
    title: 'Rewards',
    seo: { title: 'Rewards', description: 'The rewards program opens soon.', image: null },
    hero: {
      eyebrow: 'Coming soon',
      title: '{shortName} Regulars',
      lead: 'Earn a point for every dollar you spend in our taprooms, and trade points for pours, glasses and a day at the brew kettle.',
      signUpHeading: 'Be there on opening day',
      signUpText: `Our newsletter will say when it opens. ${newsletterPromise}`,
      signUpLabel: 'Tell me when it opens',
      signedUpText: 'You’re on the list. We’ll announce the opening in our newsletter.',
    },
    sections: [
      {
        type: 'program-levels',
        heading: 'Three levels',
        items: [
          { name: 'Taster', from: 'From the first pint', perks: 'A half pint for joining\nEarly news of releases' },
          { name: 'Regular', from: 'From 250 points', perks: 'A free pour each month\nGrowler fills at 10% off' },
          {
            name: 'Ridge Runner',
            from: 'From 1,000 points',
            perks: 'Your own glass on the shelf\nA brew day with the family',
          },
        ],
      },
      {
        type: 'program-ways',
        heading: 'Ways to earn points',
        items: [
          { action: 'Every dollar spent in the taprooms', points: '1 point' },
          { action: 'Attending an event', points: '20 points' },
          { action: 'Bringing a friend for the first time', points: '50 points' },
          { action: 'Your birthday', points: '100 points' },
        ],
        note: 'A preview: levels, perks and points may change until the program opens.',
      },
    ],
  },
});
