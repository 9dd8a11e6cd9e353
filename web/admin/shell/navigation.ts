/**
 * Client-side navigation. The URL stays `/admin`: Back, Forward and reload find the route in
 * `history.state`.
 */
import { createStore, useStore } from 'zustand';
import { hasStaffRecords, parseStaffPath, staffRecordPath, type StaffSection } from '@domain/shared/staff-link';
import { getSession, getUserId } from '../../api/staff/session';
import { confirmLeaving, hasUnsavedChanges } from '../hooks/use-unsaved-changes';
import { dashboardRoute, isRoute, type Route, isPageKey, type PageKey } from './route';
import { writeValue, readValue } from '../../api/storage';

/** Links that open a record. The app replaces them by `/admin` and shows the record. */

const recordPages = { beers: 'beers-edit', events: 'events', inbox: 'inbox' } as const satisfies Record<
  StaffSection,
  PageKey
>;

/** Replaces an id and opens the form for a new record. */
const newRecordPages: Partial<Record<StaffSection, PageKey>> = { beers: 'beers-new', events: 'events-new' };

/** Null for `/admin` and unknown paths. */
function toLinkedRoute(path: string): Route | null {
  const link = parseStaffPath(path);
  if (!link || !isPageKey(link.section)) return null;
  if (link.id === null) return { page: link.section };
  if (!hasStaffRecords(link.section)) return null;
  const newRecordPage = link.id === 'new' ? newRecordPages[link.section] : undefined;
  return newRecordPage ? { page: newRecordPage } : { page: recordPages[link.section], id: link.id };
}

export const staffRecordUrl = (section: StaffSection, id: string) =>
  `${window.location.origin}${staffRecordPath(section, id)}`;

const lastRouteKey = 'adminRoute';

/**
 * `step` numbers the history entries, so that a canceled Back or Forward can be reverted. `userId` is null if no user was
 * signed in: on a shared device, Back must not open what the previous user was looking at.
 */
type Entry = { route: Route; step: number; userId: string | null };

const store = createStore<Entry>()(() => ({ route: dashboardRoute, step: 0, userId: null }));
/** Target step of our own `history.go`, which needs no confirmation. */
let expectedStep: number | null = null;
let hasReplacedPage = false;

/** Whether the current page replaced another one, or the sign-in, instead of being loaded with the document. */
export const isReplacementPage = () => hasReplacedPage;

/** Call once, before the first render. */
export function startNavigation() {
  const linkedRoute = toLinkedRoute(window.location.pathname);
  const restored = linkedRoute ? null : readEntry(history.state);
  const route = linkedRoute ?? readLastRoute() ?? dashboardRoute;
  store.setState(restored ?? { route, step: 0, userId: currentUserId() });
  history.replaceState({ adminEntry: store.getState() }, '', '/admin');
  hasReplacedPage = false;
  history.scrollRestoration = 'manual';
  window.addEventListener('popstate', handlePopState);
  return () => window.removeEventListener('popstate', handlePopState);
}

export const currentRoute = () => store.getState().route;

export const useRoute = () => useStore(store, ({ route }) => route);

type NavigateOptions = {
  /** Set if unsaved changes have just been saved or discarded. */
  skipConfirmation?: boolean;
  replace?: boolean;
};

export async function navigate(route: Route, { skipConfirmation, replace }: NavigateOptions = {}) {
  const { route: current } = store.getState();
  if (route.page === current.page && route.id === current.id) return scrollToTop();
  if (!skipConfirmation && !(await confirmLeaving())) return;
  const { step } = store.getState();
  const next = { route, step: replace ? step : step + 1, userId: currentUserId() };
  if (replace) history.replaceState({ adminEntry: next }, '');
  else history.pushState({ adminEntry: next }, '');
  setEntry(next);
}

/** Called after sign-in: the entry that was opened without a session belongs to this user from now on. */
export function claimEntry() {
  hasReplacedPage = true;
  store.setState({ userId: currentUserId() });
  history.replaceState({ adminEntry: store.getState() }, '');
}

async function handlePopState({ state }: PopStateEvent) {
  const next = readEntry(state);
  if (!next) return;
  const { step } = store.getState();
  if (expectedStep === next.step) {
    expectedStep = null;
    if (next.step !== step) setEntry(next);
    return;
  }
  if (!hasUnsavedChanges()) return setEntry(next);
  const distance = next.step - step;
  expectedStep = step;
  history.go(-distance);
  if (!(await confirmLeaving())) return;
  expectedStep = next.step;
  history.go(distance);
}

function setEntry(next: Entry) {
  hasReplacedPage = true;
  writeValue(lastRouteKey, next.route);
  store.setState(next);
  scrollToTop();
}

function scrollToTop() {
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: prefersReducedMotion ? 'auto' : 'smooth' });
}

function readEntry(state: unknown): Entry | null {
  if (state === null || typeof state !== 'object' || !('adminEntry' in state)) return null;
  const { route, step, userId = null } = state.adminEntry as Partial<Entry>;
  if (!isRoute(route) || typeof step !== 'number') return null;
  const isOwn = userId === null || userId === currentUserId();
  return { route: isOwn ? route : dashboardRoute, step, userId: currentUserId() };
}

const currentUserId = () => getUserId(getSession());

function readLastRoute(): Route | null {
  const route = readValue(lastRouteKey);
  return isRoute(route) ? route : null;
}
