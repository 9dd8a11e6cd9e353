/** All designed pages, and their content as the API returns it. */
import type { PageContent, PageDefinition } from './definition';
import { beers } from './pages/beers';
import { contact } from './pages/contact';
import { distributors } from './pages/distributors';
import { events } from './pages/events';
import { home } from './pages/home';
import { ourStory } from './pages/our-story';
import { privacyPolicy } from './pages/privacy-policy';
import { rewards } from './pages/rewards';
import { shipping } from './pages/shipping';
import { store } from './pages/store';
import { termsOfService } from './pages/terms-of-service';

export const pages = [
  home,
  beers,
  events,
  ourStory,
  store,
  shipping,
  rewards,
  distributors,
  contact,
  privacyPolicy,
  termsOfService,
] as const;

type Definition = (typeof pages)[number];
export type PageKey = Definition['key'];

type DefinitionOf<Key extends PageKey> = Extract<Definition, { key: Key }>;

/** The response of `GET /api/pages/{key}`. Hidden sections are missing. */
export type PageOf<Key extends PageKey> = { key: Key; path: string } & PageContent<
  DefinitionOf<Key>['hero'],
  DefinitionOf<Key>['sections'][number]
>;

export const pageKeys = pages.map(({ key }) => key);

export const findPage = (key: string): Definition | undefined => pages.find((page) => page.key === key);

/** A page with the specification's texts, for when its stored content is missing or can't be loaded. */
export const seedPage = ({ key, path, seed }: Pick<PageDefinition, 'key' | 'path' | 'seed'>) => ({
  key,
  path,
  ...seed,
});
