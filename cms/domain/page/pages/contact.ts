import { hero } from '../components';
import { definePage } from '../definition';
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

export const contact = definePage({
  key: 'contact',
  path: '/contact',
  label: 'Contact',
  hero,
  sections: [contactForms],
  seed: {
    title: 'Contact',
    seo: {
      title: 'Contact',
      description:
        'Hours, address, phone and email of the {name} taproom, and a form for tours, kegs, donations, private events and everything else.',
      image: { builtIn: 'heroContact' },
    },
    hero: {
      eyebrow: 'Say hello',
      title: 'Contact',
      lead: 'Tours, kegs, donations, a party for ninety: the people who pour the beer read every message.',
    },
    sections: [
      {
        type: 'contact-forms',
        taproomHeading: 'The taproom',
        hoursHeading: 'Hours',
        messageHeading: 'Send us a message',
        eventHeading: 'Plan a private event',
        otherText: 'Something else on your mind?',
        otherLabel: 'Send us a message',
      },
    ],
  },
  neutral: {
    seo: {
      description: 'How to reach {name}: hours, address, phone and email, and a form for questions and private events.',
      image: { builtIn: 'tapTower' },
    },
    hero: {
      lead: 'Questions, kegs, tours or a party: write to us. The people who pour the beer read every message.',
    },
  },
});
