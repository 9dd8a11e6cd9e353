/** Moves between pages without touching the address; Back, Forward and reload find the way through `history.state`. */
import { useSyncExternalStore } from 'react';
import { confirmLeaving, hasUnsavedChanges } from '../hooks/use-unsaved-changes';
import { dashboardRoute, isRoute, type Route } from './route';

const lastRouteKey = 'adminRoute';

/** `step` counts the entries, so that a refused Back can be taken back in the right direction. */
type Entry = { route: Route; step: number };

let entry: Entry = { route: dashboardRoute, step: 0 };
/** A Back or Forward of our own making, which asks nothing. */
let expectedStep: number | null = null;
let listeners: readonly (() => void)[] = [];

/** Call once, before the first page is drawn. */
export function startNavigation() {
  entry = readEntry(history.state) ?? { route: readLastRoute() ?? dashboardRoute, step: 0 };
  history.replaceState({ adminEntry: entry }, '');
  history.scrollRestoration = 'manual';
  window.addEventListener('popstate', handlePopState);
  return () => window.removeEventListener('popstate', handlePopState);
}

export const currentRoute = () => entry.route;

export const useRoute = () => useSyncExternalStore(subscribe, currentRoute);

type NavigateOptions = {
  /** Nothing is asked: what was edited has just been saved, or thrown away on purpose. */
  isSaved?: boolean;
  /** The page takes the place of the current one in the history. */
  isReplacement?: boolean;
};

export async function navigate(route: Route, { isSaved, isReplacement }: NavigateOptions = {}) {
  if (route.page === entry.route.page && route.id === entry.route.id) return scrollToTop();
  if (!isSaved && !(await confirmLeaving())) return;
  const next = { route, step: isReplacement ? entry.step : entry.step + 1 };
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
    sessionStorage.setItem(lastRouteKey, JSON.stringify(next.route));
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
  const { route, step } = state.adminEntry as Partial<Entry>;
  return isRoute(route) && typeof step === 'number' ? { route, step } : null;
}

function readLastRoute(): Route | null {
  try {
    const route: unknown = JSON.parse(sessionStorage.getItem(lastRouteKey) ?? 'null');
    return isRoute(route) ? route : null;
  } catch {
    return null;
  }
}
