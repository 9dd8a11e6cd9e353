import type { contact as page } from '../pages/contact';
import type { NeutralTexts } from './texts';

export const contact: NeutralTexts<typeof page> = {
  title: 'Contact',
  seo: {
    title: 'Contact',
    description: 'How to reach {name}: hours, address, phone and email, and a form for questions and private events.',
    image: { builtIn: 'tapTower' },
  },
  hero: {
    eyebrow: 'Say hello',
    title: 'Contact',
    lead: 'Questions, kegs, tours or a party: write to us. The people who pour the beer read every message.',
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
};
