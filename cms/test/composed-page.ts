/** Form data of composed pages in the panel. */
import type { composedSections } from '#domain/page/composed-page';

type SectionName = (typeof composedSections)[number]['name'];

const text = (value: string) => [{ type: 'paragraph', children: [{ type: 'text', text: value }] }];

/** The values of one section of each kind. */
const sectionValues: Record<SectionName, object> = {
  'block-hero': {
    title: 'Weddings',
    lead: 'Say yes among the barrels.',
    actionLabel: 'Ask us',
    actionHref: '/contact',
  },
  'text-photo': { heading: 'The barrel room', text: 'Oak and brick.', photoSide: 'left' },
  chapters: { items: [{ label: '2016', heading: 'The first wedding', text: 'Ours.' }] },
  facts: { items: [{ figure: '150', text: 'guests' }] },
  cards: { heading: 'Rooms', items: [{ title: 'Barrel room', text: 'For 150 guests.' }] },
  gallery: { heading: 'Pictures', photos: [] },
  quote: { text: 'The best day.', author: 'Ada' },
  'call-to-action': { heading: 'Save the date', actionLabel: 'Ask us', actionHref: '/contact' },
  questions: { heading: 'Questions', items: [{ question: 'Are dogs welcome?', answer: text('Yes.') }] },
  'beers-by-tag': { heading: 'On tap', tag: 'Seasonal', limit: 4 },
  events: { heading: 'Next events', category: 'live-music', limit: 2 },
  'rich-text': { text: text('We cater.') },
  map: { heading: 'Find us' },
  form: { heading: 'Ask us', kind: 'private-event' },
};

export const section = (name: SectionName, values: object = {}) => ({
  __component: `page.${name}`,
  isVisible: true,
  ...sectionValues[name],
  ...values,
});

/** A gallery needs a photo of the media library. */
export const everySection = (photo: number) =>
  (Object.keys(sectionValues) as SectionName[]).map((name) =>
    section(name, name === 'gallery' ? { photos: [photo] } : {}),
  );

export const composedPage = (path: string, values: object = {}) => ({
  title: 'Weddings',
  path,
  isLive: true,
  navigation: 'menu',
  seo: { title: 'Weddings at {name}', description: 'Celebrate in our barrel room.' },
  sections: [section('block-hero')],
  ...values,
});
