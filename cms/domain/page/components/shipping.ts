import { component, list, longText, optionalText, text } from '../fields';

/** The top of the shipping page. */
export const shippingHero = component({
  name: 'shipping-hero',
  label: 'Top of the shipping page',
  icon: 'picture',
  title: 'title',
  fields: {
    eyebrow: optionalText('Small line above the headline', 40),
    title: text('Headline', 40),
    lead: longText('Introduction', 220),
    actionLabel: text('Button to the order form', 32),
  },
});

/** Map and list of the states. */
export const shippingStates = component({
  name: 'shipping-states',
  label: 'States',
  icon: 'earth',
  title: 'heading',
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
  title: 'title',
  fields: { title: text('Title', 40), text: longText('Text', 160) },
});

/** The order form beside the steps of an order. */
export const shippingOrder = component({
  name: 'shipping-order',
  label: 'Order form and steps',
  icon: 'shoppingCart',
  title: 'heading',
  fields: {
    heading: text('Headline of the form', 40),
    stepsHeading: text('Headline of the steps', 40),
    steps: list('Steps', shippingStep, { max: 6 }),
    ageHeading: text('Age requirement: start of the text, in bold', 40),
    ageText: longText('Age requirement: text', 200),
  },
});
