import './warm-up';
import path from 'node:path';
import { SettingsError } from '@domain/settings/settings';
import { matchPattern, render } from '../site/boot/entry-server';
import { createEdge } from './edge';
import { readManifest } from './pages/manifest';
import { pageAssets } from './pages/page-assets';
import { runUntilStopped } from './run';
import { securityHeaders } from './security-headers';
import { loadSettings } from './settings';
import { serveFiles } from './static-files';

/** The edge as it is installed: everything built, beside this very file. */
async function start() {
  const dist = path.resolve(import.meta.dirname, '..');
  const settings = loadSettings(path.resolve(dist, '../..'));
  const client = path.join(dist, 'client');
  const manifest = readManifest(client);
  const favicon = manifest['site/assets/favicon.svg']?.file ?? '';

  const { app } = await createEdge({
    settings,
    renderer: { render, patternOf: matchPattern, assetsOf: pageAssets(manifest) },
    assets: { folder: path.join(client, 'assets'), prefix: '/assets/', favicon: path.join(client, favicon) },
    serveFiles: (edge) =>
      serveFiles(edge, { client, admin: path.join(dist, 'admin'), security: securityHeaders(settings) }),
  });
  await runUntilStopped(app, settings);
}

start().catch((error: unknown) => {
  // A bad setting is one line; anything else is a fault of ours, with all that is known about it.
  console.error(error instanceof SettingsError ? error.message : error);
  process.exit(1);
});
