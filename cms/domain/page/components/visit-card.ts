import { component, link, photo, text } from '../fields';

/** Address, phone and e-mail of the first taproom, on a photo. */
export const visitCard = component({
  name: 'visit-card',
  label: 'Visit us',
  icon: 'pinMap',
  title: 'heading',
  fields: {
    heading: text('Headline', 40),
    photo: photo('Photo'),
    actionLabel: text('Button', 32),
    actionHref: link('Button leads to'),
  },
});
