import { privateEventTypes } from '../event-types';
import { choice, component, optionalChoice, optionalLongText, text } from '../fields';

/** A form that sends an inquiry to the staff app. */
export const form = component({
  name: 'form',
  label: 'Form',
  icon: 'message',
  title: 'heading',
  fields: {
    heading: text('Headline', 50),
    text: optionalLongText('Introduction', 220),
    kind: choice('Kind', ['message', 'private-event'], { hint: 'A message, or a request for a private event.' }),
    eventType: optionalChoice('Type of event', privateEventTypes, {
      hint: 'What the request for a private event starts with.',
    }),
  },
});
