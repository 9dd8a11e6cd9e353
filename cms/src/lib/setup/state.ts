/** Whether the installation started with the demo's texts or neutral ones, and the progress of its setup. */
import type { UID } from '@strapi/strapi';
import type { InitialContent } from '#domain/page/initial-page';
import type { Settings } from '#domain/settings/settings';
import type { SetupStatus, SetupStep } from '#domain/setup/schema';
import { settings } from '../settings';

type SetupState = { content: InitialContent; status: SetupStatus; step: SetupStep };

const demoState: SetupState = { content: 'demo', status: 'finished', step: 'name' };
export const emptyState: SetupState = { content: 'neutral', status: 'open', step: 'name' };

const store = () => strapi.store({ type: 'core', name: 'brewery', key: 'setup' });

export const readSetupState = async (): Promise<SetupState> => (await store().get()) as SetupState;

export const writeSetupState = (state: SetupState): Promise<void> => store().set({ value: state });

/** Decides at the first start, before anything is created. */
export async function ensureSetupState(): Promise<void> {
  if (await store().get()) return;
  await writeSetupState(settings().seed ? demoState : emptyState);
}

/** The settings; an installation without the demo content gets the neutral brand. */
export function settingsFor(content: InitialContent): Settings {
  const { neutral, ...all } = settings();
  if (content === 'demo' || !all.seed) return { ...all, neutral };
  const mailTo = neutral.mailTo ?? all.staffAdmin.email;
  return { ...all, seed: false, brand: neutral.brand, mailTo, neutral };
}

const labels: Record<string, [one: string, many: string]> = {
  'api::beer.beer': ['beer', 'beers'],
  'api::event.event': ['event', 'events'],
  'api::taproom.taproom': ['taproom', 'taprooms'],
  'api::hero-image.hero-image': ['hero image', 'hero images'],
  'api::tap.tap': ['tap', 'taps'],
  'api::pouring.pouring': ['pouring', 'pourings'],
  'api::list-check.list-check': ['list check', 'list checks'],
  'api::tap-change.tap-change': ['tap change', 'tap changes'],
  'api::distributor.distributor': ['distributor', 'distributors'],
  'api::shipping-state.shipping-state': ['shipping state', 'shipping states'],
  'api::subscriber.subscriber': ['newsletter subscriber', 'newsletter subscribers'],
  'api::inquiry.inquiry': ['inquiry', 'inquiries'],
  'api::redirect.redirect': ['redirect', 'redirects'],
  'api::page.page': ['page', 'pages'],
  'plugin::upload.file': ['photo', 'photos'],
};

/** `12 beers`; of a single type, `the site settings` or `the page “Beers”`. */
export function describeContent(uid: string, count: number): string {
  if (uid === 'api::site-settings.site-settings') return 'the site settings';
  const { kind, info } = strapi.contentType(uid as UID.ContentType);
  const name = info.displayName.replace(/^Page: /, '');
  if (kind === 'singleType') return `the page “${name}”`;
  const [one, many] = labels[uid] ?? [name, name];
  return `${count} ${count === 1 ? one : many}`;
}
