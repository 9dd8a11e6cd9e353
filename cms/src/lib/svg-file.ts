/** Uploaded SVGs: bounded in size, and sanitized. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { tooLarge, type ApiError } from './errors';
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

/** As UTF-16 if the bytes begin with its byte order mark or its `<`, else as UTF-8. */
export function decodeSvg(bytes: Buffer): string {
  const start = bytes.subarray(0, 2).toString('hex');
  if (start === 'fffe' || start === '3c00') return new TextDecoder('utf-16le').decode(bytes);
  if (start === 'feff' || start === '003c') return new TextDecoder('utf-16be').decode(bytes);
  return bytes.toString('utf8');
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
  if (sanitized.kind === 'not-svg') throw notSvg(upload);
  const { svg } = sanitized;
  const filepath = reencodedPath(upload.filepath);
  await writeFile(filepath, svg);
  return { filepath, name: upload.name, size: Buffer.byteLength(svg), mime: 'image/svg+xml', extension: '.svg' };
}
