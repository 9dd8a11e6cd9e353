import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Browsers send a handful of different headers; whoever sends others must not fill the memory. */
const rememberedHeaders = 500;
const remembered = new Map<string, Encoding>();

export function chooseEncoding(header: string): Encoding {
  if (!header) return 'identity';
  const known = remembered.get(header);
  if (known) return known;
  const chosen = negotiate(header);
  if (remembered.size < rememberedHeaders) remembered.set(header, chosen);
  return chosen;
}

function negotiate(header: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',', 20)) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number.parseFloat(weight) || 0);
  }
  const weightOf = (name: Encoding) => weights.get(name) ?? weights.get('*') ?? 0;
  if (weightOf('br') > 0 && weightOf('br') >= weightOf('gzip')) return 'br';
  return weightOf('gzip') > 0 ? 'gzip' : 'identity';
}

/** Once when an answer is kept, never per request: a level that costs a millisecond and not more. */
export const compress: Record<Encoding, (body: Buffer) => Buffer> = {
  br: (body) =>
    fitted(
      brotliCompressSync(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      }),
    ),
  gzip: (body) => fitted(gzipSync(body, { level: 6 })),
  identity: (body) => body,
};

/** What zlib gives stands in a block of 16 KB, however short it is, and keeps all of it. */
function fitted(body: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(body.length);
  body.copy(copy);
  return copy;
}
