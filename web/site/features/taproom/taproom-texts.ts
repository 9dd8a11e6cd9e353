import { useMemo } from 'react';
import { fillIn } from '@domain/page/fill-in';
import type { PageOf } from '@domain/page/pages';
import type { TaproomSummary, Taproom } from '@domain/taproom/schema';
import { taproomPlaceholders } from '../../../domain/taproom-placeholders';
import { usePage } from '../../shared/page/use-page';

/** What the pages of all taprooms have in common, with the names of this one filled in. */
export function useTaproomTexts(taproom: TaproomSummary) {
  const page = usePage('taproom');
  return useMemo(() => fillIn(page, taproomPlaceholders(taproom)), [page, taproom]);
}

type SectionType = PageOf<'taproom'>['sections'][number]['type'];

/** Whether the taproom has what a section shows. `hasForm`: the page has the form for private events. */
const conditions: Record<SectionType, (taproom: Taproom, hasForm: boolean) => boolean> = {
  'taproom-facts': ({ figures, facts, sidePhoto }) => figures.length > 0 || facts.length > 0 || sidePhoto !== null,
  // Beside the private-event form, the page has the hours anyway.
  'taproom-expectations': ({ expectCards, parking, food, accessibility }, hasForm) =>
    expectCards.length > 0 || Boolean(parking || food || accessibility) || !hasForm,
  'taproom-events': () => true,
  'taproom-host': (_taproom, hasForm) => hasForm,
  'taproom-gallery': ({ gallery }) => gallery.length > 0,
  'taproom-contact': () => true,
};

/** False for a section that only a newer CMS has. */
export const hasSection = (taproom: Taproom, type: SectionType, hasForm: boolean) =>
  Object.hasOwn(conditions, type) && conditions[type](taproom, hasForm);

const plainSections: readonly SectionType[] = ['taproom-facts', 'taproom-expectations'];

/** Cream: between two of them, one space is enough. */
export const isPlainSection = (type: SectionType | undefined) => type !== undefined && plainSections.includes(type);

/** The details of a taproom while they can't be loaded. */
export const emptyTaproom: Omit<Taproom, keyof TaproomSummary> = {
  headline: null,
  heroImages: [],
  figures: [],
  facts: [],
  expectCards: [],
  parking: null,
  food: null,
  accessibility: null,
  sidePhoto: null,
  gallery: [],
  hostsPrivateEvents: false,
  hostTitle: null,
  hostText: null,
  hostPhoto: null,
  seoTitle: null,
  seoDescription: null,
  updatedAt: '',
};
