import { component, longText, text } from '../fields';

/** The page around the embedded rewards program. */
export const rewardsHero = component({
  name: 'rewards-hero',
  label: 'Rewards program',
  icon: 'star',
  title: 'title',
  fields: {
    title: text('Headline for screen readers', 60, { hint: 'The program has a visible headline of its own.' }),
    noScriptText: longText('Text where the program can’t be embedded', 200, {
      hint: 'Shown with a link to the program in browsers without JavaScript.',
    }),
  },
});
