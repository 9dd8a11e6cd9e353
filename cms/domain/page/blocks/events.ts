import { eventCategories } from '../event-categories';
import {
  component,
  optionalChoice,
  optionalLink,
  optionalLongText,
  optionalText,
  taproom,
  text,
  wholeNumber,
} from '../fields';

/** The next events, of one taproom or of all, and of one category or of all. */
export const events = component({
  name: 'events',
  label: 'Events',
  icon: 'calendar',
  title: 'heading',
  fields: {
    heading: text('Headline', 50),
    text: optionalLongText('Introduction', 220),
    taproom: taproom('Taproom', { hint: 'Leave empty for all taprooms.' }),
    category: optionalChoice('Category', eventCategories, { hint: 'Leave empty for all categories.' }),
    limit: wholeNumber('Number of events', { min: 1, max: 12, default: 3 }),
    actionLabel: optionalText('Button', 32),
    actionHref: optionalLink('Button leads to'),
    emptyText: optionalText('Text without events', 120, { hint: 'Leave empty to hide the section while it has none.' }),
  },
});
