/** Whether the installation has the demo's texts or neutral ones, and how far its setup has come. */
import type { InitialContent } from '#domain/page/neutral/neutral';
import type { Settings } from '#domain/settings/settings';
import type { SetupStatus, SetupStep } from '#domain/setup/constants';
import { settings } from '../settings';
import { userUid } from '../staff-user';

export type SetupState = { content: InitialContent; status: SetupStatus; step: SetupStep };

const demoState: SetupState = { content: 'demo', status: 'finished', step: 'name' };
export const emptyState: SetupState = { content: 'neutral', status: 'open', step: 'name' };

const store = () => strapi.store({ type: 'core', name: 'brewery', key: 'setup' });

export const readSetupState = async (): Promise<SetupState> =>
  ((await store().get()) as SetupState | null) ?? demoState;

export const writeSetupState = (state: SetupState): Promise<void> => store().set({ value: state });

/**
 * Decides at the first start, before anything is created. A database of an earlier version has the demo's texts, with or
 * without the demo's beers: they were in its code.
 */
export async function ensureSetupState(): Promise<SetupState> {
  const stored = (await store().get()) as SetupState | null;
  if (stored) return stored;
  const isNew = (await strapi.db.query(userUid).count()) === 0;
  const state = isNew && !settings().seed ? emptyState : demoState;
  await writeSetupState(state);
  return state;
}

/** The settings, with the brand names of no demo in an installation without it. */
export function settingsFor(content: InitialContent): Settings {
  const { neutral, ...all } = settings();
  if (content === 'demo' || !all.seed) return { ...all, neutral };
  const mailTo = neutral.mailTo ?? all.staffAdmin.email;
  return { ...all, seed: false, brand: neutral.brand, mailTo, neutral };
}
