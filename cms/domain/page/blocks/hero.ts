import { component, libraryPhoto, optionalLink, optionalLongText, optionalText, text } from '../fields';

/** The top of a page: headline, introduction and a button, on a photo if it has one. */
export const blockHero = component({
  name: 'block-hero',
  label: 'Hero',
  icon: 'picture',
  title: 'title',
  fields: {
    eyebrow: optionalText('Small line above the headline', 40),
    title: text('Headline', 40),
    lead: optionalLongText('Introduction', 220),
    photo: libraryPhoto('Photo'),
    actionLabel: optionalText('Button', 32),
    actionHref: optionalLink('Button leads to'),
  },
});
