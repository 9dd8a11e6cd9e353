/** Whether the installation started with the demo's texts or neutral ones, and the progress of its setup. */
import type { InitialContent } from '#domain/page/neutral/neutral';
import type { Settings } from '#domain/settings/settings';
import type { SetupStatus, SetupStep } from '#domain/setup/constants';
import { settings } from '../settings';

export type SetupState = { content: InitialContent; status: SetupStatus; step: SetupStep };

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
