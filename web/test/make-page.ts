import type { ComposedPage, ComposedSection } from '@domain/page/composed-page';
import type { RichText } from '@domain/page/rich-text';
import type { PageSummary } from '@domain/site/schema';

type SectionOfType<Type extends ComposedSection['type']> = Extract<ComposedSection, { type: Type }>;

const photo = { url: '/uploads/photo.jpg', alt: 'A photo', width: 1600, height: 1200 };
const action = { actionLabel: 'Ask for a date', actionHref: '#form' };

const richText = (text: string): RichText => [{ type: 'paragraph', children: [{ type: 'text', text }] }];

/** Each type of section with all its texts. */
export const sampleSections: { [Type in ComposedSection['type']]: SectionOfType<Type> } = {
  'block-hero': { type: 'block-hero', eyebrow: 'Events', title: 'Your day at {name}', lead: 'Hops.', photo, ...action },
  'text-photo': {
    type: 'text-photo',
    eyebrow: 'The place',
    heading: 'The barrel room',
    text: 'One.\n\nTwo.',
    photo,
    photoSide: 'left',
    ...action,
  },
  chapters: { type: 'chapters', items: [{ label: '1', heading: 'Say hello', text: 'Hello.', photo: null }] },
  facts: { type: 'facts', heading: 'By the numbers', items: [{ figure: '150', text: 'guests' }] },
  cards: {
    type: 'cards',
    heading: 'Packages',
    text: null,
    items: [{ photo, title: 'Patio', text: 'Sun.', ...action }],
  },
  gallery: {
    type: 'gallery',
    heading: 'Weddings we remember',
    photos: ['One', 'Two'].map((alt) => ({ ...photo, url: `/uploads/${alt}.jpg`, alt, caption: `Caption ${alt}` })),
  },
  quote: { type: 'quote', text: 'They treated us like family.', author: 'Maya', role: 'Married here' },
  'call-to-action': {
    type: 'call-to-action',
    heading: 'Come and see it',
    text: 'On Saturdays.',
    actionLabel: 'Ask',
    actionHref: '#form',
    secondLabel: 'Call',
    secondHref: 'tel:+15305550123',
  },
  questions: {
    type: 'questions',
    heading: 'Questions couples ask',
    items: [{ question: 'Can we bring a cake?', answer: richText('Yes, </script> and a knife.') }],
  },
  'beers-by-tag': {
    type: 'beers-by-tag',
    heading: 'Pour the season',
    text: null,
    tag: 'Seasonal',
    limit: 3,
    actionLabel: 'All beers',
    actionHref: '/beers',
    emptyText: null,
  },
  events: {
    type: 'events',
    heading: 'See the place live',
    text: null,
    taproom: null,
    category: null,
    limit: 3,
    actionLabel: 'All events',
    actionHref: '/events',
    emptyText: null,
  },
  'rich-text': { type: 'rich-text', heading: 'In plain words', text: richText('We hold a date for a week.') },
  map: { type: 'map', heading: 'Find us', text: null, taproom: null },
  form: { type: 'form', heading: 'Ask for a date', text: null, kind: 'private-event', eventType: 'wedding' },
};

export const makeComposedPage = (sections: ComposedSection[], overrides: Partial<ComposedPage> = {}): ComposedPage => ({
  key: 'weddings-id',
  path: '/weddings',
  title: 'Weddings',
  seo: { title: 'Weddings', description: 'Celebrate at {name}.', image: null },
  hero: null,
  sections,
  ...overrides,
});

export const toPageSummary = (
  { key, path, title }: ComposedPage,
  overrides: Partial<PageSummary> = {},
): PageSummary => ({
  id: key,
  path,
  title,
  navigation: 'menu',
  updatedAt: '2026-05-01T12:00:00.000Z',
  ...overrides,
});
