import { component, optionalLongText, optionalText, taproom } from '../fields';

/** A map with addresses and opening hours, of one taproom or of all. */
export const map = component({
  name: 'map',
  label: 'Map',
  icon: 'pinMap',
  title: 'heading',
  fields: {
    heading: optionalText('Headline', 50),
    text: optionalLongText('Introduction', 220),
    taproom: taproom('Taproom', { hint: 'Leave empty for all taprooms.' }),
  },
});
