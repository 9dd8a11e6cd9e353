import { choice, component, libraryPhoto, longText, optionalLink, optionalText, text } from '../fields';

/** A text with a photo beside it. */
export const textPhoto = component({
  name: 'text-photo',
  label: 'Text with photo',
  icon: 'landscape',
  title: 'heading',
  fields: {
    eyebrow: optionalText('Small line above the headline', 40),
    heading: text('Headline', 60),
    text: longText('Text', 1200, { hint: 'An empty line starts a new paragraph.' }),
    photo: libraryPhoto('Photo'),
    photoSide: choice('Side of the photo', ['right', 'left'], { hint: 'On phones the photo is above the text.' }),
    actionLabel: optionalText('Button', 32),
    actionHref: optionalLink('Button leads to'),
  },
});
