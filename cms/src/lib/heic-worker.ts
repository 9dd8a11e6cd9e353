/** Worker thread that decodes a HEIC photo: a 48-megapixel one takes seconds, and half a gigabyte until it ends. */
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import createHeif from 'libheif-js/libheif-wasm/libheif.js';
import type { RawImage } from './image-file';

/** The library has no type for it. */
type Decoded = { channels?: { data: Uint8Array; width: number; height: number; stride: number }[] };

/** Libheif leaves out what is missing at the end of a truncated photo. */
function isTruncated(file: Buffer): boolean {
  let end = 0;
  while (end + 16 <= file.length) {
    const type = file.toString('latin1', end + 4, end + 8);
    const size = file.readUInt32BE(end);
    // 0: the box extends to the end of the file.
    if (size === 0) return false;
    // 1: a 64-bit size follows.
    end += Math.max(8, size === 1 ? Number(file.readBigUInt64BE(end + 8)) : size);
    if (end > file.length) return type === 'meta' || type === 'mdat';
  }
  return false;
}

/** The primary image upright, in the colors of its profile. */
function decodePrimaryImage(file: Buffer): RawImage {
  if (isTruncated(file)) throw new Error('The file is truncated');
  const heif = createHeif();
  const context = heif.heif_context_alloc();
  heif.heif_context_read_from_memory(context, file);
  const handle = heif.heif_js_context_get_primary_image_handle(context);
  const { heif_colorspace_RGB: rgb } = heif.heif_colorspace;
  const { heif_chroma_interleaved_RGB: interleaved } = heif.heif_chroma;
  const { channels: [channel] = [] }: Decoded = heif.heif_js_decode_image2(handle, rgb, interleaved);
  if (!channel) throw new Error('Not a HEIC image');
  const { data, width, height, stride } = channel;
  const pixels = new Uint8Array(width * height * 3);
  // Rows are padded to `stride`.
  for (let row = 0; row < height; row += 1)
    pixels.set(data.subarray(row * stride, row * stride + width * 3), row * width * 3);
  return { pixels, width, height };
}

parentPort?.postMessage('ready');
const image = decodePrimaryImage(readFileSync(String(workerData)));
parentPort?.postMessage(image, [image.pixels.buffer]);
