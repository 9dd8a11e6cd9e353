import { shippingHero, shippingOrder, shippingStates } from '../components/shipping';
import { definePage } from '../definition';

export const shipping = definePage({
  key: 'shipping',
  path: '/shipping',
  label: 'Shipping',
  hero: shippingHero,
  sections: [shippingStates, shippingOrder],
  seed: {
    title: 'Shipping',
    seo: {
      title: 'West Coast Shipping',
      description:
        '{name} beer, delivered cold to your door in the western states. See where we ship and request an order. 21+ with valid ID.',
      image: { builtIn: 'gallery2' },
    },
    hero: {
      eyebrow: 'From our cold room to your door',
      title: 'West Coast shipping',
      lead: 'Tell us what you would like and where you live. We reply within 24 hours with what is fresh and what it costs.',
      actionLabel: 'Request an order',
    },
    sections: [
      {
        type: 'shipping-states',
        heading: 'We ship to {count} states',
        emptyHeading: 'Where we ship',
        emptyText: 'Shipping is paused at the moment. Our beers are waiting in {ourTaprooms}.',
      },
      {
        type: 'shipping-order',
        heading: 'Request an order',
        stepsHeading: 'Delivery information',
        steps: [
          { title: 'You send a request', text: 'Fill in the form. You aren’t charged anything yet.' },
          {
            title: 'We reply within 24 hours',
            text: 'With availability and pricing details, by email, or by phone if you gave us a number.',
          },
          {
            title: 'We pack it cold',
            text: 'Cans leave the cold room on the day they ship, boxed to arrive in one piece.',
          },
          { title: 'You sign for it', text: 'The carrier delivers only to an adult with a valid ID.' },
        ],
        ageHeading: '21+ with valid ID.',
        ageText:
          'Delivery requires the recipient to be 21 or older and to show a valid ID. Otherwise, the package comes back to us.',
      },
    ],
  },
});
