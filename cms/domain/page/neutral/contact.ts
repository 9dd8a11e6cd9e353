import type { contact as page } from '../pages/contact';
import type { NeutralTexts } from './texts';

export const contact: NeutralTexts<typeof page> = {
  seo: {
    description: 'How to reach {name}: hours, address, phone and email, and a form for questions and private events.',
    image: { builtIn: 'tapTower' },
  },
  hero: {
    lead: 'Questions, kegs, tours or a party: write to us. The people who pour the beer read every message.',
  },
};
