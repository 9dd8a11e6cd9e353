/** The environment of tests and benchmarks: no setting of this machine or of its `.env` has an effect. */
import { settingNames } from '../cms/domain/settings/environment.ts';

/** An empty setting counts as absent and keeps the value of `.env` from being loaded. */
export const noSettings: Record<string, string> = Object.fromEntries(settingNames.map((name) => [name, '']));

export const cleanEnv = (env: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  ...noSettings,
  ...env,
});
