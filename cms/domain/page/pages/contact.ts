import { contactForms } from '../components/contact';
import { hero } from '../components/hero';
import { definePage } from '../definition';

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
});
