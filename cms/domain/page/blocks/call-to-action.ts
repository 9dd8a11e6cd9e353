import { component, link, optionalLink, optionalLongText, optionalText, text } from '../fields';

/** A band with a headline and one or two buttons. */
export const callToAction = component({
  name: 'call-to-action',
  label: 'Call to action',
  icon: 'cursor',
  title: 'heading',
  fields: {
    heading: text('Headline', 60),
    text: optionalLongText('Text', 220),
    actionLabel: text('Button', 32),
    actionHref: link('Button leads to'),
    secondLabel: optionalText('Second button', 32),
    secondHref: optionalLink('Second button leads to'),
  },
});
