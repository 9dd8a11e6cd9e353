import type { Taproom, TaproomSummary } from '@domain/taproom/taproom';

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
