/** Uploaded SVGs: bounded in size, and sanitized. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { tooLarge, unsupportedType, type ApiError } from './errors';
import { reencodedPath, truncateName, type ImageFile } from './image-file';
import { runExclusive } from './mutex';
import type { SanitizedSvg } from './sanitize-svg';
import type { Upload } from './uploads';

/**
 * Sanitizes an SVG in a worker thread with bounded time and memory: a small file can be crafted so that parsing it takes
 * hours.
 */

const timeoutMs = 10_000;
const maxMemoryMb = 256;

type Result = SanitizedSvg | { kind: 'limit-exceeded' };

async function sanitize(text: string): Promise<Result> {
  const worker = new Worker(join(__dirname, 'svg-worker.js'), {
    workerData: text,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
  });
  let timer: NodeJS.Timeout | undefined;
  const result = await new Promise<Result>((resolve) => {
    worker.on('message', (message: 'ready' | SanitizedSvg) => {
      // Excludes loading the parser, which takes seconds on a busy server.
      if (message === 'ready') timer = setTimeout(() => void worker.terminate(), timeoutMs);
      else resolve(message);
    });
    worker.on('error', () => resolve({ kind: 'limit-exceeded' }));
    worker.on('exit', () => resolve({ kind: 'limit-exceeded' }));
  });
  clearTimeout(timer);
  await worker.terminate();
  return result;
}

/** One at a time, so that it never occupies more than one CPU core. */
const sanitizeSvgInWorker = (text: string): Promise<Result> => runExclusive('svg', () => sanitize(text));

/** Limits far above any real logo; they bound the parsing time. */
const maxSvgBytes = 1024 * 1024;
const maxSvgElements = 3000;

const countElements = (svg: string) => svg.match(/<[a-z]/gi)?.length ?? 0;

/** If the bytes begin with its byte order mark or its `<`. */
function findUtf16(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  const start = bytes.subarray(0, 2).toString('hex');
  if (start === 'fffe' || start === '3c00') return 'utf-16le';
  return start === 'feff' || start === '003c' ? 'utf-16be' : null;
}

/** As UTF-16 or UTF-8. */
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
  if (sanitized.kind === 'limit-exceeded') throw tooLarge(`${truncateName(upload.name)} takes too long to read`);
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
