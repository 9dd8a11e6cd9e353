/** Uploaded SVGs: bounded in size, and sanitized. */
import { readFile, writeFile } from 'node:fs/promises';
import { tooLarge, unsupportedType, type ApiError } from './errors';
import { reencodedPath, truncateName, type ImageFile } from './image-file';
import { runExclusive } from './mutex';
import { runInWorker } from './run-in-worker';
import type { SanitizedSvg } from './sanitize-svg';
import type { Upload } from './uploads';

/** A small file can be crafted so that parsing it takes hours. */
const timeoutMs = 10_000;
const maxMemoryMb = 256;

/** One at a time, so that it never occupies more than one CPU core. */
const sanitizeSvgInWorker = (text: string): Promise<SanitizedSvg | null> =>
  runExclusive('svg', () => runInWorker('svg-worker.js', text, { timeoutMs, maxMemoryMb }));

/** Limits far above any real logo; they bound the parsing time. */
const maxSvgBytes = 1024 * 1024;
const maxSvgElements = 3000;

const countElements = (svg: string) => svg.match(/<[a-z]/gi)?.length ?? 0;

/** Detects UTF-16 by its byte order mark or the `<` at the start. */
function findUtf16(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  const start = bytes.subarray(0, 2).toString('hex');
  if (start === 'fffe' || start === '3c00') return 'utf-16le';
  return start === 'feff' || start === '003c' ? 'utf-16be' : null;
}

export function decodeSvg(bytes: Buffer): string {
  const utf16 = findUtf16(bytes);
  return utf16 ? new TextDecoder(utf16).decode(bytes) : bytes.toString('utf8');
}

/** Returns the new size; null if the file is not one in UTF-16. */
export async function convertSvgToUtf8({ filepath, size }: Pick<Upload, 'filepath' | 'size'>): Promise<number | null> {
  if (size > maxSvgBytes) return null;
  const bytes = await readFile(filepath);
  if (!findUtf16(bytes)) return null;
  const text = decodeSvg(bytes);
  await writeFile(filepath, text);
  return Buffer.byteLength(text);
}

/** Writes the sanitized SVG beside the uploaded one. Throws 413, or the error of `notSvg`. */
export async function sanitizeSvgFile(upload: Upload, notSvg: (upload: Upload) => ApiError): Promise<ImageFile> {
  if (upload.size > maxSvgBytes) throw tooLarge(`${truncateName(upload.name)} is larger than 1 MB`);
  const text = decodeSvg(await readFile(upload.filepath));
  if (countElements(text) > maxSvgElements) {
    throw tooLarge(`${truncateName(upload.name)} has more than 3,000 elements`);
  }
  const sanitized = await sanitizeSvgInWorker(text);
  if (!sanitized) throw tooLarge(`${truncateName(upload.name)} takes too long to read`);
  if (sanitized.kind === 'too-complex') {
    throw tooLarge(`${truncateName(upload.name)} repeats its elements too often`);
  }
  if (sanitized.kind === 'unknown-entities') {
    throw unsupportedType(
      `${truncateName(upload.name)} uses entities that can’t be read. Please export it without them.`,
    );
  }
  if (sanitized.kind === 'not-svg') throw notSvg(upload);
  const { svg } = sanitized;
  const filepath = reencodedPath(upload.filepath);
  await writeFile(filepath, svg);
  return { filepath, name: upload.name, size: Buffer.byteLength(svg), mime: 'image/svg+xml', extension: '.svg' };
}
