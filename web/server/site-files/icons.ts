import sharp from 'sharp';
import { createEntry } from '../cache/entry';
import type { Produced } from '../cache/response-cache';

const dayMs = 86_400_000;

/** The favicon as a PNG, for systems that don't support SVG icons. */
export async function createIcon(key: string, favicon: string, size: number): Promise<Produced> {
  const body = await sharp(favicon, { density: 288 }).resize(size, size).png({ palette: true }).toBuffer();
  const entry = createEntry({
    key,
    status: 200,
    contentType: 'image/png',
    body,
    cacheControl: 'public, max-age=86400',
    headers: ['X-Content-Type-Options', 'nosniff'],
    expiresAt: Date.now() + dayMs,
  });
  return { entry, cacheable: true };
}
