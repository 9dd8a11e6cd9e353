import { component, longText, photo, text } from '../fields';

/** What search engines and link previews show. */
export const seo = component({
  name: 'seo',
  label: 'Search engines and link previews',
  icon: 'search',
  title: 'title',
  fields: {
    title: text('Title', 80, { hint: 'The brewery’s name is added if it is missing. {name} stands for it.' }),
    description: longText('Description', 220, { hint: '{name} stands for the brewery’s name.' }),
    image: photo('Image', { hint: 'In link previews.' }),
  },
});
