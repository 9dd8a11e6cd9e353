import { mergeConfig, type UserConfig } from 'vite';

/** The brewery's plugin lies outside this folder, from where these would not be found. */
export default (config: UserConfig) =>
  mergeConfig(config, { resolve: { dedupe: ['@strapi/icons', 'react-intl', 'zod'] } } satisfies UserConfig);
