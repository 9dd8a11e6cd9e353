/** Which page or file already has a path that staff enter for a taproom or a page. */
import { taproomLabel } from '../taproom/label';
import type { TaproomSummary } from '../taproom/schema';

/** Lowercase segments of letters, digits and hyphens: `/locations/reno`. */
export const sitePathPattern = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;

/** `Reno/`, `/reno/` and ` reno` become `/reno`. */
export const normalizeSitePath = (text: string) => {
  const path = `/${text.trim().replace(/^\/+|\/+$/g, '')}`;
  return path.toLowerCase();
};

/** Pages of the site by the first segment of their paths; everything below belongs to them. */
const sections: Record<string, string> = {
  beers: 'the beers',
  events: 'the events',
  'our-story': 'the Our Story page',
  store: 'the store',
  shipping: 'the shipping page',
  rewards: 'the rewards page',
  distributors: 'the distributors page',
  contact: 'the contact page',
  'privacy-policy': 'the privacy policy',
  'terms-of-service': 'the terms of service',
  newsletter: 'the newsletter',
  taps: 'the tap lists',
  bar: 'bar mode',
  screen: 'the screens',
  embed: 'the embedded tap lists',
  'font-test': 'a page of the site',
  taproom: 'a page of the site',
  admin: 'the staff app',
  api: 'the API',
  uploads: 'uploaded files',
};

/** Served by the server itself; `/404` is the page of all unknown URLs. */
const technical: readonly string[] = [
  '404',
  'assets',
  'img',
  'healthz',
  'readyz',
  'changes',
  'oembed',
  'live',
  // Certificates and other proofs of owning the domain.
  '.well-known',
];

/** What the site uses a path for; null if staff may choose it for a page or a taproom. */
function findOwner(path: string): string | null {
  if (path === '/' || path === '') return 'the home page';
  const [first = ''] = path.slice(1).split('/');
  if (Object.hasOwn(sections, first)) return sections[first] ?? null;
  return technical.includes(first) || path === '/locations' ? 'a page of the site' : null;
}

export type Taken = {
  taprooms: readonly Pick<TaproomSummary, 'slug' | 'name' | 'city' | 'state' | 'path'>[];
  /** Pages that were composed in the panel. */
  pages: readonly { path: string; title: string }[];
};

/** `/beers` → `the beers`; null if the path is free. Leave out the taproom or page that is about to have the path. */
export function findPathConflict(path: string, { taprooms, pages }: Taken): string | null {
  const owner = findOwner(path);
  if (owner) return owner;
  // The default path of a taproom with another one redirects to it.
  const taproom = taprooms.find((other) => other.path === path || `/locations/${other.slug}` === path);
  if (taproom) return `the taproom ${taproomLabel(taproom)}`;
  const page = pages.find((other) => other.path === path);
  return page ? `the page “${page.title}”` : null;
}

export const pathConflictMessage = (path: string, conflict: string) =>
  `${path} is the path of ${conflict}. Please choose another one.`;
