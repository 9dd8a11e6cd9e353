import { mergeConfig, type UserConfig } from 'vite';
import { hideVersion } from './hide-version';

/** `admin-extensions` is outside this package: resolve what it imports from here. */
const packages = ['@strapi/icons', 'zod'];

export default (config: UserConfig) =>
  mergeConfig(config, { plugins: [hideVersion], resolve: { dedupe: packages } } satisfies UserConfig);
