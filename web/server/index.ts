import './run';
import path from 'node:path';
import { SettingsError } from '@domain/settings/settings';
import { demoTaprooms, matchPattern } from '../site/boot/entry-server';
import { createEdge } from './edge';
import { fileUrl, pageAssets, readManifest } from './pages/page-assets';
import { startRenderThread } from './pages/render-thread';
import { runUntilStopped } from './run';
import { securityHeaders } from './security-headers';
import { loadSettings } from './settings';
import { registerStaticFiles } from './static-files';

/** Starts the built edge; the other builds are in the folders beside this file's. */
async function start() {
  const dist = path.resolve(import.meta.dirname, '..');
  const settings = loadSettings(path.resolve(dist, '../..'));
  const client = path.join(dist, 'client');
  const manifest = readManifest(client);
  const favicon = manifest['site/assets/favicon.svg']?.file ?? '';

  const renderThread = startRenderThread(path.join(import.meta.dirname, 'render-worker.js'), {
    // Stops the process, as every unexpected error does; its supervisor starts another.
    onExit(error) {
      throw error;
    },
  });

  const edge = await createEdge({
    settings,
    renderer: {
      render: renderThread.render,
      matchPattern,
      demoTaprooms,
      assetsOf: pageAssets(manifest),
      fileOf: fileUrl(manifest),
    },
    assets: { folder: path.join(client, 'assets'), prefix: '/assets/', favicon: path.join(client, favicon) },
    registerFiles: (app, currentSettings) =>
      registerStaticFiles(app, { dist, security: securityHeaders(settings), currentSettings }),
  });
  await renderThread.untilReady();
  await runUntilStopped(edge, settings);
}

start().catch((error: unknown) => {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exit(1);
});
