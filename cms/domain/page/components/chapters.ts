import { component, list, longText, photo, text } from '../fields';

export const chapter = component({
  name: 'chapter',
  label: 'Chapter',
  icon: 'book',
  title: 'heading',
  fields: {
    label: text('Large word on the photo', 10, { hint: 'A year or a short word.' }),
    heading: text('Headline', 60),
    text: longText('Text', 1200, { hint: 'An empty line starts a new paragraph.' }),
    photo: photo('Photo'),
  },
});

/** Photos with a large word and a text beside them, on alternating sides. */
export const chapters = component({
  name: 'chapters',
  label: 'Chapters',
  icon: 'book',
  fields: { items: list('Chapters', chapter, { max: 12 }) },
});
