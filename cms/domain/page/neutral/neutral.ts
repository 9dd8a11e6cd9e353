/** The pages of a brewery that starts without the demo content: plain texts that name no place, person or year. */
import type { PageDefinition } from '../definition';
import { beers } from './beers';
import { contact } from './contact';
import { beer, notFound, taproom } from './details';
import { distributors } from './distributors';
import { events } from './events';
import { home } from './home';
import { privacyPolicy, termsOfService } from './legal';
import { ourStory } from './our-story';
import { rewards } from './rewards';
import { rewardsProgram } from './rewards-program';
import { shipping } from './shipping';
import { store } from './store';
import { taps } from './taps';
import { replaceTexts, type AnyNeutralTexts } from './texts';

/** A page without an entry keeps its seed, which must then suit every brewery. */
const neutralTexts: Record<string, AnyNeutralTexts | undefined> = {
  home,
  beers,
  events,
  'our-story': ourStory,
  store,
  shipping,
  rewards,
  'rewards-program': rewardsProgram,
  distributors,
  contact,
  'privacy-policy': privacyPolicy,
  'terms-of-service': termsOfService,
  beer,
  taproom,
  taps,
  'not-found': notFound,
};

/** The texts that a page is created with, and that are shown while it can't be loaded. */
export type InitialContent = 'demo' | 'neutral';

export const initialTexts = ({ key, seed }: Pick<PageDefinition, 'key' | 'seed'>, content: InitialContent) =>
  content === 'demo' ? seed : replaceTexts(seed, neutralTexts[key] ?? {});

/** A page with its initial texts, as the API returns it. */
export const initialPage = (page: Pick<PageDefinition, 'key' | 'path' | 'seed'>, content: InitialContent) => ({
  key: page.key,
  path: page.path,
  ...initialTexts(page, content),
});
