import { component, link, longText, optionalLongText, optionalText, photo, text } from '../fields';

const eyebrow = optionalText('Small line above the headline', 40);
const title = text('Headline', 40);

/** The top of a page with a photo of the hero images. */
export const hero = component({
  name: 'hero',
  label: 'Top of the page',
  icon: 'picture',
  title: 'title',
  fields: {
    eyebrow,
    title,
    lead: optionalLongText('Introduction', 180),
  },
});

/** The top of a page with a photo of its own and a button. */
export const photoHero = component({
  name: 'photo-hero',
  label: 'Top of the page, with a button',
  icon: 'picture',
  title: 'title',
  fields: {
    eyebrow,
    title,
    lead: longText('Introduction', 220),
    photo: photo('Photo'),
    actionLabel: text('Button', 32),
    actionHref: link('Button leads to'),
  },
});

/** The top of a page with a photo of its own. */
export const coverHero = component({
  name: 'cover-hero',
  label: 'Top of the page, with a photo',
  icon: 'picture',
  title: 'title',
  fields: {
    eyebrow,
    title,
    lead: optionalLongText('Introduction', 180),
    photo: photo('Photo'),
  },
});
