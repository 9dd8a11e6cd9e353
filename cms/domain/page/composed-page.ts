/** Pages that are composed in the panel from these sections, each any number of times. */
import {
  beersByTag,
  blockHero,
  callToAction,
  cards,
  events,
  facts,
  form,
  formattedText,
  gallery,
  map,
  questions,
  quote,
  textPhoto,
} from './blocks';
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
  formattedText,
  map,
  form,
] as const;

export const composedPageLimits = { title: 40, path: 100, position: 9999, sections: 40 } as const;

/** The response of `GET /api/pages/{key}`. Its key is the document's id. Hidden sections are missing. */
export type ComposedPage = { key: string; path: string } & PageContent<null, (typeof composedSections)[number]>;
export type ComposedSection = ComposedPage['sections'][number];
