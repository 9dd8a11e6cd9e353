import type { Plugin } from 'vite';

const packageFile = /[\\/]@strapi[\\/]admin[\\/]package\.json$/;

/** The panel's files can be read without signing in. Strapi's version in them only serves its notice of newer versions. */
export const hideVersion: Plugin = {
  name: 'hide-version',
  enforce: 'pre',
  load: (id) => (packageFile.test(id) ? JSON.stringify({ version: '0.0.0' }) : null),
};
