import { definePage } from '../definition';
import { component, list, longText, optionalText, text } from '../fields';

const shippingHero = component({
  name: 'shipping-hero',
  label: 'Top of the shipping page',
  icon: 'picture',
  fields: {
    eyebrow: optionalText('Small line above the headline', 40),
    title: text('Headline', 40),
    lead: longText('Introduction', 220),
    actionLabel: text('Button to the order form', 32),
  },
});

export const shippingStates = component({
  name: 'shipping-states',
  label: 'States',
  icon: 'earth',
  fields: {
    heading: text('Headline', 40, { hint: '{count} stands for the number of states.' }),
    emptyHeading: text('Headline without states', 40),
    emptyText: text('Text without states', 160),
  },
});

const shippingStep = component({
  name: 'shipping-step',
  label: 'Step',
  icon: 'bulletList',
  fields: { title: text('Title', 40), text: longText('Text', 160) },
});

export const shippingOrder = component({
  name: 'shipping-order',
  label: 'Order form and steps',
  icon: 'shoppingCart',
  fields: {
    heading: text('Headline of the form', 40),
    stepsHeading: text('Headline of the steps', 40),
    steps: list('Steps', shippingStep, { max: 6 }),
    ageHeading: text('Age requirement: start of the text, in bold', 40),
    ageText: longText('Age requirement: text', 200),
  },
});

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
  neutral: {
    seo: {
      title: 'Shipping',
      description:
        'Beer from {name}, delivered to your door. See where we ship and request an order. 21+ with valid ID.',
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
  },
});
