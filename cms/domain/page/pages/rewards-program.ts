import { definePage } from '../definition';
import { component, list, longText, optionalText, photo, text } from '../fields';
import { newsletterPromise } from '../newsletter-promise';

const programHero = component({
  name: 'program-hero',
  label: 'Top of the program',
  icon: 'star',
  fields: {
    eyebrow: optionalText('Small line above the headline', 40),
    title: text('Headline', 40),
    lead: longText('Introduction', 220),
    signUpHeading: text('Headline of the form', 40),
    signUpText: longText('Text above the form', 200),
    signUpLabel: text('Button of the form', 32),
    signedUpText: longText('Text after the form is sent', 160),
    photo: photo('Photo beside them'),
  },
});

const programLevel = component({
  name: 'program-level',
  label: 'Level',
  icon: 'crown',
  title: 'name',
  fields: {
    name: text('Name', 32),
    from: text('Who reaches it', 60),
    perks: longText('Perks', 300, { hint: 'One per line.' }),
  },
});

export const programLevels = component({
  name: 'program-levels',
  label: 'Levels',
  icon: 'crown',
  fields: {
    heading: text('Headline', 40),
    items: list('Levels', programLevel, { max: 6 }),
  },
});

const programWay = component({
  name: 'program-way',
  label: 'Way to earn points',
  icon: 'bulletList',
  title: 'action',
  fields: { action: text('What a guest does', 80), points: text('Points', 20) },
});

export const programWays = component({
  name: 'program-ways',
  label: 'Ways to earn points',
  icon: 'bulletList',
  fields: {
    heading: text('Headline', 40),
    items: list('Ways', programWay, { max: 12 }),
    note: optionalText('Line below', 160),
  },
});

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
      photo: { builtIn: 'gallery2' },
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
  // Levels and points are promises, which only the brewery itself can make.
  neutral: {
    hero: {
      title: 'Rewards at {shortName}',
      lead: 'Our rewards program opens soon.',
      photo: { builtIn: 'gallery1' },
    },
    omittedSections: ['program-levels', 'program-ways'],
  },
});
