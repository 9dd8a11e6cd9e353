import { component, link, longText, optionalLink, optionalText, photo, text } from '../fields';

/** The whole content of a short page: a message over a photo, with one or two buttons. */
export const messageHero = component({
  name: 'message-hero',
  label: 'Message',
  icon: 'message',
  title: 'title',
  fields: {
    eyebrow: optionalText('Small line above the headline', 40),
    title: text('Headline', 40),
    text: longText('Text', 220),
    photo: photo('Photo'),
    actionLabel: text('Button', 32),
    actionHref: link('Button leads to'),
    otherLabel: optionalText('Second button', 32),
    otherHref: optionalLink('Second button leads to'),
  },
});
