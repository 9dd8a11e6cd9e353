/** Images for uploads, made with the library that the product itself uses. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { cms } from '../paths.ts';

type Format = 'png' | 'jpeg' | 'gif' | 'webp';
type Sharp = Record<Format, () => Sharp> & { toBuffer: () => Promise<Buffer>; withExif: (exif: object) => Sharp };

const image = (): Sharp => {
  const sharp = createRequire(path.join(cms, 'package.json'))('sharp') as (options: object) => Sharp;
  return sharp({ create: { width: 60, height: 40, channels: 3, background: '#e39a2d' } });
};

export const smallImage = (format: Format) => image()[format]().toBuffer();

/** A photo with a position and a text, as a phone stores them. */
export const taggedJpeg = (text: string): Promise<Buffer> =>
  image()
    .withExif({
      IFD0: { Copyright: text, ImageDescription: text },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '38/1 53/1 2280/100',
        GPSLongitudeRef: 'W',
        GPSLongitude: '121/1 4/1 3/1',
      },
    })
    .jpeg()
    .toBuffer();

export const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}

/** A PNG that says how large it is; its rows are all zero, so that a gigabyte of pixels is a megabyte of file. */
export function pngOfSize(width: number, height: number, rows: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc((width + 1) * rows), { level: 9 });
  const chunks = [chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([pngSignature, ...chunks]);
}

/** A PNG with a compressed text that inflates to `bytes`. */
export async function pngWithText(bytes: number): Promise<Buffer> {
  const png = await smallImage('png');
  const text = Buffer.concat([
    Buffer.from('Comment\0\0', 'latin1'),
    deflateSync(Buffer.alloc(bytes, 65), { level: 9 }),
  ]);
  return Buffer.concat([png.subarray(0, 33), chunk('zTXt', text), png.subarray(33)]);
}
