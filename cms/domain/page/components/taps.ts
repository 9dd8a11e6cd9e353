import { component, optionalLongText, optionalText, photo, text } from '../fields';

/** The top of the page with the tap lists. */
export const tapsHero = component({
  name: 'taps-hero',
  label: 'Top of the tap list',
  icon: 'picture',
  title: 'title',
  fields: {
    eyebrow: optionalText('Small line above the headline', 40),
    title: text('Headline', 40),
    lead: optionalLongText('Introduction', 180),
    photo: photo('Photo', { hint: 'Beside the headline, on wide screens only.' }),
  },
});
