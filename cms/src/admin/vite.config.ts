import { mergeConfig, type UserConfig } from 'vite';

/** `admin-extensions` and `web/api` are outside this package: resolve what they import from here. */
export default (config: UserConfig) =>
  mergeConfig(config, { resolve: { dedupe: ['@strapi/icons', 'qs', 'react-intl', 'zod'] } } satisfies UserConfig);
