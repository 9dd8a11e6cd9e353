/** The render thread of the built edge. */
import path from 'node:path';
import { render } from '../site/boot/entry-server';
import { pageAssets, readManifest } from './pages/page-assets';
import { createRenderPage, serveRenders } from './pages/render-thread';

const manifest = readManifest(path.resolve(import.meta.dirname, '../client'));

serveRenders(createRenderPage({ render, assetsOf: pageAssets(manifest) }));
