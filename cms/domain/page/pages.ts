/** All designed pages, and their content as the API returns it. */
import type { PageContent } from './definition';
import { beer } from './pages/beer';
import { beers } from './pages/beers';
import { confirmSubscription } from './pages/confirm-subscription';
import { contact } from './pages/contact';
import { distributors } from './pages/distributors';
import { event } from './pages/event';
import { events } from './pages/events';
import { home } from './pages/home';
import { notFound } from './pages/not-found';
import { ourStory } from './pages/our-story';
import { privacyPolicy } from './pages/privacy-policy';
import { rewards } from './pages/rewards';
import { rewardsProgram } from './pages/rewards-program';
import { shipping } from './pages/shipping';
import { store } from './pages/store';
import { taproom } from './pages/taproom';
import { taps } from './pages/taps';
import { termsOfService } from './pages/terms-of-service';
import { unsubscribe } from './pages/unsubscribe';

export const pages = [
  home,
  beers,
  beer,
  events,
  event,
  taps,
  taproom,
  ourStory,
  store,
  shipping,
  rewards,
  rewardsProgram,
  distributors,
  contact,
  privacyPolicy,
  termsOfService,
  confirmSubscription,
  unsubscribe,
  notFound,
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
