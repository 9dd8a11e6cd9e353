/** Uploaded SVGs: bounded in size, and sanitized (api.md §5). */
import { readFile, writeFile } from 'node:fs/promises';
import { tooLarge, type ApiError } from './errors';
import { reencodedPath, truncateName, type ImageFile } from './image-file';
import { sanitizeSvgInWorker } from './sanitize-svg-in-worker';
import type { Upload } from './uploads';

/** Limits far above any real logo; they bound the parsing time. */
const maxSvgBytes = 1024 * 1024;
const maxSvgElements = 3000;

const countElements = (svg: string) => svg.match(/<[a-z]/gi)?.length ?? 0;

/** Writes the sanitized SVG beside the uploaded one. Throws 413, or the error of `notSvg`. */
export async function sanitizeSvgFile(upload: Upload, notSvg: (upload: Upload) => ApiError): Promise<ImageFile> {
  if (upload.size > maxSvgBytes) throw tooLarge(`${truncateName(upload.name)} is larger than 1 MB`);
  const text = await readFile(upload.filepath, 'utf8');
  if (countElements(text) > maxSvgElements) {
    throw tooLarge(`${truncateName(upload.name)} has more than 3,000 elements`);
  }
  const sanitized = await sanitizeSvgInWorker(text);
  if (sanitized.kind === 'limit-exceeded') throw tooLarge(`${truncateName(upload.name)} takes too long to read`);
  if (sanitized.kind === 'too-complex') {
    throw tooLarge(`${truncateName(upload.name)} repeats its elements too often`);
  }
  if (sanitized.kind === 'not-svg') throw notSvg(upload);
  const { svg } = sanitized;
  const filepath = reencodedPath(upload.filepath);
  await writeFile(filepath, svg);
  return { filepath, name: upload.name, size: Buffer.byteLength(svg), mime: 'image/svg+xml', extension: '.svg' };
}
