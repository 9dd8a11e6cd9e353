import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Browsers send a handful of different headers; whoever sends others must not fill the memory. */
const rememberedHeaders = 500;
const remembered = new Map<string, Encoding>();

export function chooseEncoding(header: string | undefined): Encoding {
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

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Once when an answer is kept, never per request: a level that costs milliseconds and not more. */
export async function compress(body: Buffer): Promise<Record<Encoding, Buffer>> {
  const [br, gz] = await Promise.all([
    compressBrotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
    compressGzip(body, { level: 6 }),
  ]);
  return { br, gzip: gz, identity: body };
}
