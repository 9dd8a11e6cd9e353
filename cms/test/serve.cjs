// One Strapi without its panel. Tells its parent when it listens, and ends with it.
const { join } = require('node:path');
const { createStrapi } = require('@strapi/strapi');

const appDir = join(__dirname, '..');

process.on('disconnect', () => process.exit(0));

createStrapi({ appDir, distDir: join(appDir, 'dist'), autoReload: false, serveAdminPanel: false })
  .start()
  .then(() => process.send?.('ready'));
