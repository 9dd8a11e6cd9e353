import { component, list, longText, optionalText, text } from '../fields';

/** The top of the announced program, beside the form for an e-mail when it opens. */
export const programHero = component({
  name: 'program-hero',
  label: 'Top of the program',
  icon: 'star',
  title: 'title',
  fields: {
    eyebrow: optionalText('Small line above the headline', 40),
    title: text('Headline', 40),
    lead: longText('Introduction', 220),
    signUpHeading: text('Headline of the form', 40),
    signUpText: longText('Text above the form', 200),
    signUpLabel: text('Button of the form', 32),
    signedUpText: longText('Text after the form is sent', 160),
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
  title: 'heading',
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
  title: 'heading',
  fields: {
    heading: text('Headline', 40),
    items: list('Ways', programWay, { max: 12 }),
    note: optionalText('Line below', 160),
  },
});
