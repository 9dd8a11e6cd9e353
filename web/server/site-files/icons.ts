import sharp from 'sharp';
import { makeEntry } from '../cache/entry';
import type { Made } from '../cache/keeper';

const day = 86_400_000;

/** The favicon as a PNG, for systems that don't support SVG icons. */
export async function createIcon(key: string, favicon: string, size: number): Promise<Made> {
  const body = await sharp(favicon, { density: 288 }).resize(size, size).png({ palette: true }).toBuffer();
  const entry = makeEntry({
    key,
    status: 200,
    contentType: 'image/png',
    body,
    cacheControl: 'public, max-age=86400',
    headers: ['X-Content-Type-Options', 'nosniff'],
    freshUntil: Date.now() + day,
  });
  return { entry, keep: true };
}
