import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { reencodeImage } from './image-file';

const folder = await mkdtemp(path.join(tmpdir(), 'image-file-'));
afterAll(() => rm(folder, { recursive: true }));

/** Noise is what compresses worst. */
const noise = () => sharp(randomBytes(400 * 300 * 3), { raw: { width: 400, height: 300, channels: 3 } });

async function upload(name: string, image: Sharp) {
  const filepath = path.join(folder, name);
  await writeFile(filepath, await image.toBuffer());
  return { filepath, name, size: (await stat(filepath)).size };
}

test.each([
  ['a JPG', 'noise.jpg', () => noise().jpeg({ quality: 75 }), 'jpeg', 1.25],
  ['a WebP', 'noise.webp', () => noise().webp({ quality: 75 }), 'webp', 1.25],
  ['a PNG', 'noise.png', () => noise().png(), 'webp', 0.6],
])('%s that re-encoding enlarges beyond the limit is compressed harder', async (_, name, make, format, share) => {
  const photo = await upload(name, make());
  const maxBytes = Math.round(photo.size * share);
  const stored = await reencodeImage(photo, maxBytes);
  expect(stored.size).toBeLessThanOrEqual(maxBytes);
  expect(await sharp(await readFile(stored.filepath)).metadata()).toMatchObject({ format, width: 400, height: 300 });
});

test('a small file whose header claims 300 megapixels is too large, which is found before it is decoded', async () => {
  const bomb = await upload('bomb.png', noise().png());
  const bytes = await readFile(bomb.filepath);
  bytes.writeUInt32BE(20_000, 16);
  bytes.writeUInt32BE(15_000, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  await writeFile(bomb.filepath, bytes);
  await expect(reencodeImage(bomb)).rejects.toThrow('bomb.png has more than 52 megapixels');
});
