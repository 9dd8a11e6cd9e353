// Runs one Strapi without its panel: reports to its parent process when it is ready, and exits with it.
const { join } = require('node:path');
const { createStrapi } = require('@strapi/strapi');
const { fillDisk } = require('./full-disk.cjs');
const { refuseSecondConnections } = require('./single-connection.cjs');

const appDir = join(__dirname, '..');
const app = createStrapi({ appDir, distDir: join(appDir, 'dist'), autoReload: false, serveAdminPanel: false });

process.on('disconnect', () => process.exit(0));
process.on('message', async ({ fullDisk }) => {
  await fillDisk(app, fullDisk);
  process.send?.('done');
});

const load = app.load.bind(app);
app.load = async () => {
  await load();
  refuseSecondConnections(app);
  return app;
};

app.start().then(() => process.send?.('ready'));
