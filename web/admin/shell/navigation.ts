/** Moves between pages without touching the address; Back, Forward and reload find the way through `history.state`. */
import { useSyncExternalStore } from 'react';
import { confirmLeaving, hasUnsavedChanges } from '../kit/unsaved-changes';
import { home, isPlace, type Place } from './place';

const lastPlaceKey = 'adminPlace';

/** `step` counts the entries, so that a refused Back can be taken back in the right direction. */
type Entry = { place: Place; step: number };

let entry: Entry = { place: home, step: 0 };
/** A Back or Forward of our own making, which asks nothing. */
let expectedStep: number | null = null;
let listeners: readonly (() => void)[] = [];

/** Call once, before the first page is drawn. */
export function startNavigation() {
  entry = readEntry(history.state) ?? { place: readLastPlace() ?? home, step: 0 };
  history.replaceState({ adminEntry: entry }, '');
  history.scrollRestoration = 'manual';
  window.addEventListener('popstate', handlePopState);
  return () => window.removeEventListener('popstate', handlePopState);
}

export const currentPlace = () => entry.place;

export const usePlace = () => useSyncExternalStore(subscribe, currentPlace);

type NavigateOptions = {
  /** Nothing is asked: what was edited has just been saved, or thrown away on purpose. */
  isSaved?: boolean;
  /** The page takes the place of the current one in the history. */
  isReplacement?: boolean;
};

export async function navigate(place: Place, { isSaved, isReplacement }: NavigateOptions = {}) {
  if (place.page === entry.place.page && place.id === entry.place.id) return scrollToTop();
  if (!isSaved && !(await confirmLeaving())) return;
  const next = { place, step: isReplacement ? entry.step : entry.step + 1 };
  if (isReplacement) history.replaceState({ adminEntry: next }, '');
  else history.pushState({ adminEntry: next }, '');
  arriveAt(next);
}

async function handlePopState({ state }: PopStateEvent) {
  const next = readEntry(state);
  if (!next) return;
  if (expectedStep === next.step) {
    expectedStep = null;
    if (next.step !== entry.step) arriveAt(next);
    return;
  }
  if (!hasUnsavedChanges()) return arriveAt(next);
  const distance = next.step - entry.step;
  expectedStep = entry.step;
  history.go(-distance);
  if (!(await confirmLeaving())) return;
  expectedStep = next.step;
  history.go(distance);
}

function arriveAt(next: Entry) {
  entry = next;
  try {
    sessionStorage.setItem(lastPlaceKey, JSON.stringify(next.place));
  } catch {
    // Only a reload without history would miss it.
  }
  listeners.forEach((listener) => listener());
  scrollToTop();
}

function scrollToTop() {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
}

function subscribe(listener: () => void) {
  listeners = [...listeners, listener];
  return () => {
    listeners = listeners.filter((other) => other !== listener);
  };
}

function readEntry(state: unknown): Entry | null {
  if (state === null || typeof state !== 'object' || !('adminEntry' in state)) return null;
  const { place, step } = state.adminEntry as Partial<Entry>;
  return isPlace(place) && typeof step === 'number' ? { place, step } : null;
}

function readLastPlace(): Place | null {
  try {
    const place: unknown = JSON.parse(sessionStorage.getItem(lastPlaceKey) ?? 'null');
    return isPlace(place) ? place : null;
  } catch {
    return null;
  }
}
