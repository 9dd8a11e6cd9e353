/** Pages that are composed in the panel from these sections, each any number of times. */
import { beersByTag } from './blocks/beers-by-tag';
import { callToAction } from './blocks/call-to-action';
import { cards } from './blocks/cards';
import { events } from './blocks/events';
import { facts } from './blocks/facts';
import { form } from './blocks/form';
import { gallery } from './blocks/gallery';
import { blockHero } from './blocks/hero';
import { map } from './blocks/map';
import { questions } from './blocks/questions';
import { quote } from './blocks/quote';
import { richText } from './blocks/rich-text';
import { textPhoto } from './blocks/text-photo';
import { chapters } from './pages/our-story';
import type { PageContent } from './definition';

export const composedSections = [
  blockHero,
  textPhoto,
  chapters,
  facts,
  cards,
  gallery,
  quote,
  callToAction,
  questions,
  beersByTag,
  events,
  richText,
  map,
  form,
] as const;

export const composedPageLimits = { title: 40, path: 100, position: 9999, sections: 40 } as const;

/** The response of `GET /api/pages/{key}`. Its key is the document's id. Hidden sections are missing. */
export type ComposedPage = { key: string; path: string } & PageContent<null, (typeof composedSections)[number]>;

export type ComposedSection = ComposedPage['sections'][number];
