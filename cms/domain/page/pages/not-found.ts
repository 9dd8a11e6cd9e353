import { messageHero } from '../components/message';
import { definePage } from '../definition';

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
      photo: { builtIn: 'heroContact' },
      actionLabel: 'See our beers',
      actionHref: '/beers',
      otherLabel: 'Back to Home',
      otherHref: '/',
    },
    sections: [],
  },
});
