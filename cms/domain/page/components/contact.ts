import { component, text } from '../fields';

/** The taproom's details beside the form: a message, or a request for a private event when a link asks for it. */
export const contactForms = component({
  name: 'contact-forms',
  label: 'Taproom and form',
  icon: 'message',
  title: 'messageHeading',
  fields: {
    taproomHeading: text('Headline of the taproom’s details', 40),
    hoursHeading: text('Headline of the opening hours', 40),
    messageHeading: text('Headline of the message form', 40),
    eventHeading: text('Headline of the form for private events', 40),
    otherText: text('Line below the form for private events', 80),
    otherLabel: text('Link in that line, to the message form', 40),
  },
});
