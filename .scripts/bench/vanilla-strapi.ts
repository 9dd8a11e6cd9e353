/**
 * The baseline for the CMS: a Strapi application in a temporary folder, with core router and controller for the same
 * beers, on the same packages.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { customFields } from '../../cms/src/panel/custom-fields.ts';
import { freePorts } from '../free-ports.ts';
import { cms } from '../paths.ts';
import { startProcess } from './measured-process.ts';

const factory = (kind: string) =>
  `module.exports = require('@strapi/strapi').factories.createCore${kind}('api::beer.beer');\n`;

const files = (port: number): Record<string, string> => ({
  // Strapi loads the plugins among the dependencies.
  'package.json': JSON.stringify({ name: 'vanilla-strapi', dependencies: { '@strapi/plugin-users-permissions': '5' } }),
  'config/server.js': `module.exports = { host: '127.0.0.1', port: ${port}, app: { keys: ['a', 'b'] } };`,
  'config/database.js':
    "module.exports = { connection: { client: 'sqlite', connection: { filename: 'data.db' }, useNullAsDefault: true } };",
  'config/admin.js':
    "module.exports = { auth: { secret: 'a' }, apiToken: { salt: 'b' }, transfer: { token: { salt: 'c' } }, secrets: { encryptionKey: 'd' } };",
  'config/plugins.js': "module.exports = { 'users-permissions': { config: { jwtSecret: 'e' } } };",
  'config/middlewares.js': `module.exports = ${JSON.stringify(
    ['logger', 'errors', 'security', 'cors', 'poweredBy', 'query', 'body', 'session', 'favicon', 'public'].map(
      (name) => `strapi::${name}`,
    ),
  )};`,
  'src/api/beer/routes/beer.js': factory('Router'),
  'src/api/beer/controllers/beer.js': factory('Controller'),
  'src/api/beer/services/beer.js': factory('Service'),
  'src/index.js': `module.exports = {
    register: ({ strapi }) => strapi.customFields.register(${JSON.stringify(customFields)}),
    bootstrap: ({ strapi }) => require('../fill.cjs')(strapi) };`,
  'serve.js':
    "require('@strapi/strapi').createStrapi({ appDir: __dirname, distDir: __dirname, serveAdminPanel: false }).start();",
});

const schemas = ['api/beer/content-types/beer/schema.json', 'components/beer/award.json'];

export async function startVanillaStrapi(beers: unknown[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vanilla-strapi-'));
  const [port = 0] = await freePorts(1);
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  for (const [file, text] of Object.entries(files(port))) write(file, text);
  for (const schema of schemas) {
    const target = path.join(folder, 'src', schema);
    mkdirSync(path.dirname(target), { recursive: true });
    cpSync(path.join(cms, 'src', schema), target);
  }
  cpSync(path.join(import.meta.dirname, 'vanilla-strapi-fill.cjs'), path.join(folder, 'fill.cjs'));
  write('beers.json', JSON.stringify(beers));
  mkdirSync(path.join(folder, 'public/uploads'), { recursive: true });
  symlinkSync(path.join(cms, 'node_modules'), path.join(folder, 'node_modules'), 'junction');

  const url = `http://127.0.0.1:${port}`;
  const server = await startProcess({
    name: 'Vanilla Strapi',
    cwd: folder,
    args: ['serve.js'],
    env: { NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: 'true' },
    readyUrl: `${url}/_health`,
  });
  return {
    url,
    server,
    async close() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
