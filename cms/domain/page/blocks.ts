/** The sections that composed pages can have. */
import { eventTypeOptions } from '../inquiry/event-type';
import { eventCategories } from '../event/constants';
import {
  component,
  libraryPhoto,
  optionalLink,
  optionalLongText,
  optionalText,
  text,
  wholeNumber,
  link,
  list,
  longText,
  optionalChoice,
  taproom,
  choice,
  libraryPhotos,
  richText,
} from './fields';
import { figure } from './pages/home';

const privateEventTypes = eventTypeOptions.map(({ value }) => value);

export const blockHero = component({
  name: 'block-hero',
  label: 'Hero',
  icon: 'picture',
  fields: {
    eyebrow: optionalText('Small line above the headline', 40),
    title: text('Headline', 40),
    lead: optionalLongText('Introduction', 220),
    photo: libraryPhoto('Photo'),
    actionLabel: optionalText('Button', 32),
    actionHref: optionalLink('Button leads to'),
  },
});

export const beersByTag = component({
  name: 'beers-by-tag',
  label: 'Beers by tag',
  icon: 'priceTag',
  fields: {
    heading: text('Headline', 50),
    text: optionalLongText('Introduction', 220),
    tag: optionalText('Tag', 40, { hint: 'For example Seasonal. Leave empty for all beers.' }),
    limit: wholeNumber('Number of beers', { min: 1, max: 24, default: 6 }),
    actionLabel: optionalText('Button', 32),
    actionHref: optionalLink('Button leads to'),
    emptyText: optionalText('Text without beers', 120, { hint: 'Leave empty to hide the section while it has none.' }),
  },
});

export const callToAction = component({
  name: 'call-to-action',
  label: 'Call to action',
  icon: 'cursor',
  fields: {
    heading: text('Headline', 60),
    text: optionalLongText('Text', 220),
    actionLabel: text('Button', 32),
    actionHref: link('Button leads to'),
    secondLabel: optionalText('Second button', 32),
    secondHref: optionalLink('Second button leads to'),
  },
});

const card = component({
  name: 'card',
  label: 'Card',
  icon: 'apps',
  fields: {
    photo: libraryPhoto('Photo'),
    title: text('Title', 40),
    text: longText('Text', 200),
    actionLabel: optionalText('Button', 32),
    actionHref: optionalLink('Button leads to'),
  },
});

export const cards = component({
  name: 'cards',
  label: 'Cards',
  icon: 'apps',
  fields: {
    heading: text('Headline', 50),
    text: optionalLongText('Introduction', 220),
    items: list('Cards', card, { max: 12 }),
  },
});

export const events = component({
  name: 'events',
  label: 'Events',
  icon: 'calendar',
  fields: {
    heading: text('Headline', 50),
    text: optionalLongText('Introduction', 220),
    taproom: taproom('Taproom', { hint: 'Leave empty for all taprooms.' }),
    category: optionalChoice('Category', eventCategories, { hint: 'Leave empty for all categories.' }),
    limit: wholeNumber('Number of events', { min: 1, max: 12, default: 3 }),
    actionLabel: optionalText('Button', 32),
    actionHref: optionalLink('Button leads to'),
    emptyText: optionalText('Text without events', 120, { hint: 'Leave empty to hide the section while it has none.' }),
  },
});

/** Large figures with their units: 9,000 square feet, 150 guests. */
export const facts = component({
  name: 'facts',
  label: 'Facts',
  icon: 'hashtag',
  fields: {
    heading: optionalText('Headline', 50),
    items: list('Facts', figure, { max: 6 }),
  },
});

export const form = component({
  name: 'form',
  label: 'Form',
  icon: 'message',
  fields: {
    heading: text('Headline', 50),
    text: optionalLongText('Introduction', 220),
    kind: choice('Kind', ['message', 'private-event'], { hint: 'A message, or a request for a private event.' }),
    eventType: optionalChoice('Type of event', privateEventTypes, {
      hint: 'What the request for a private event starts with.',
    }),
  },
});

export const gallery = component({
  name: 'gallery',
  label: 'Gallery',
  icon: 'grid',
  fields: {
    heading: optionalText('Headline', 50),
    photos: libraryPhotos('Photos', { max: 24 }),
  },
});

export const map = component({
  name: 'map',
  label: 'Map',
  icon: 'pinMap',
  fields: {
    heading: optionalText('Headline', 50),
    text: optionalLongText('Introduction', 220),
    taproom: taproom('Taproom', { hint: 'Leave empty for all taprooms.' }),
  },
});

const question = component({
  name: 'question',
  label: 'Question',
  icon: 'question',
  title: 'question',
  fields: {
    question: text('Question', 120),
    answer: richText('Answer'),
  },
});

/** Questions that expand to show their answers; structured data marks them up as an FAQ. */
export const questions = component({
  name: 'questions',
  label: 'Questions',
  icon: 'question',
  fields: {
    heading: text('Headline', 50),
    items: list('Questions', question, { max: 30 }),
  },
});

export const quote = component({
  name: 'quote',
  label: 'Quote',
  icon: 'quote',
  title: 'author',
  fields: {
    text: longText('Quote', 300, { hint: 'Without quotation marks: the page has them.' }),
    author: optionalText('Who said it', 60),
    role: optionalText('Below the name', 60, { hint: 'For example: Head brewer, or Sacramento Bee.' }),
  },
});

export const textPhoto = component({
  name: 'text-photo',
  label: 'Text with photo',
  icon: 'landscape',
  fields: {
    eyebrow: optionalText('Small line above the headline', 40),
    heading: text('Headline', 60),
    text: longText('Text', 1200, { hint: 'An empty line starts a new paragraph.' }),
    photo: libraryPhoto('Photo'),
    photoSide: choice('Side of the photo', ['right', 'left'], { hint: 'On phones the photo is above the text.' }),
    actionLabel: optionalText('Button', 32),
    actionHref: optionalLink('Button leads to'),
  },
});

export const formattedText = component({
  name: 'rich-text',
  label: 'Formatted text',
  icon: 'write',
  fields: {
    heading: optionalText('Headline', 60),
    text: richText('Text'),
  },
});
