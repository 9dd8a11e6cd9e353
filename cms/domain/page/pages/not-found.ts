import { definePage } from '../definition';
import { component, link, longText, optionalLink, optionalText, photo, text } from '../fields';

const messageHero = component({
  name: 'message-hero',
  label: 'Message',
  icon: 'message',
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

/** The page of all unknown URLs. */
export const notFound = definePage({
  key: 'not-found',
  path: '/404',
  label: 'Page not found',
  hero: messageHero,
  sections: [],
  seed: {
    title: 'Page not found',
    seo: { title: 'Page not found', description: 'This page does not exist.', image: null },
    hero: {
      eyebrow: 'Error 404',
      title: 'Page not found',
      text: 'This tap has run dry: the page does not exist. The beers, the taprooms and the events are a click away.',
      photo: { builtIn: 'tapTower' },
      actionLabel: 'See our beers',
      actionHref: '/beers',
      otherLabel: 'Back to Home',
      otherHref: '/',
    },
    sections: [],
  },
  neutral: {
    hero: {
      text: 'This tap has run dry: the page does not exist. The beers and the events are a click away.',
      photo: { builtIn: 'tapTower' },
    },
  },
});
