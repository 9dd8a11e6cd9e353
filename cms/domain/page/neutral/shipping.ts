import type { shipping as page } from '../pages/shipping';
import type { NeutralTexts } from './texts';

export const shipping: NeutralTexts<typeof page> = {
  seo: {
    title: 'Shipping',
    description: 'Beer from {name}, delivered to your door. See where we ship and request an order. 21+ with valid ID.',
    image: { builtIn: 'growlers' },
  },
  hero: {
    eyebrow: 'To your door',
    title: 'Shipping',
    lead: 'Tell us what you would like and where you live. We reply with what is fresh and what it costs.',
  },
  sections: [
    {
      type: 'shipping-states',
      heading: 'States we ship to: {count}',
      emptyText: 'We are not shipping at the moment. Our beers are waiting for you at the brewery.',
    },
    {
      type: 'shipping-order',
      steps: [
        { title: 'You send a request', text: 'Fill in the form. You aren’t charged anything yet.' },
        {
          title: 'We reply',
          text: 'With availability and pricing details, by email, or by phone if you gave us a number.',
        },
        { title: 'We pack it', text: 'Boxed with care, to arrive in one piece.' },
        { title: 'You sign for it', text: 'The carrier delivers only to an adult with a valid ID.' },
      ],
    },
  ],
};
