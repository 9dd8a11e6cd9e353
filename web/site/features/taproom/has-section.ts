import type { PageOf } from '@domain/page/pages';
import type { Taproom } from '@domain/taproom/taproom';

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
