// Runs one Strapi without its panel: reports to its parent process when it is ready, and exits with it.
if (process.env.CLOCK_STARTS_AT) require('./shifted-clock.cjs');
const { join } = require('node:path');
const bcrypt = require('bcryptjs');
const { createStrapi } = require('@strapi/strapi');
const { fillDisk } = require('./full-disk.cjs');
const { refuseSecondConnections } = require('./single-connection.cjs');

// A hash of the usual cost takes a tenth of a second. That the product asks for it is checked here, for every password.
const { hash, hashSync } = bcrypt;
function minimalCost(cost) {
  if (!(cost >= 10)) throw new Error(`Passwords are hashed with the cost ${cost}`);
  return 4;
}
bcrypt.hash = (password, cost, ...callback) => hash(password, minimalCost(cost), ...callback);
bcrypt.hashSync = (password, cost) => hashSync(password, minimalCost(cost));

const appDir = process.env.API_APP_DIR ?? join(__dirname, '..');
const app = createStrapi({ appDir, distDir: join(appDir, 'dist'), autoReload: false, serveAdminPanel: false });

/** Runs the scheduled jobs at once. */
const runJobs = () => Promise.all(app.cron.jobs.map(({ job }) => job.invoke()));

process.on('disconnect', () => process.exit(0));
process.on('message', async (command) => {
  if (command === 'run jobs') await runJobs();
  else await fillDisk(app, command.fullDisk);
  process.send?.('done');
});

const load = app.load.bind(app);
app.load = async () => {
  await load();
  refuseSecondConnections(app);
  return app;
};

app.start().then(() => process.send?.('ready'));
