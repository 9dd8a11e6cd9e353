import type { Encoding } from './encoding';

/** Names and values in turn, as `writeHead` takes them fastest. */
export type FlatHeaders = string[];

export type Variant = { body: Buffer; headers: FlatHeaders; notModified: FlatHeaders };

export type Variants = ReturnType<typeof createVariants>;

/** What an entry costs besides its bodies, roughly. */
const overhead = 4096;

/**
 * A content in each encoding that somebody has asked for. Made for the first who asks: most are asked for in one, and
 * many of a flood's never again.
 */
export function createVariants(plain: Buffer, make: (encoding: Encoding) => Variant) {
  const made: Partial<Record<Encoding, Variant>> = {};

  const variants = {
    /** What they hold by now. */
    bytes: overhead + plain.length,
    /** Tells whoever has to keep them within bounds. */
    onGrowth: null as (() => void) | null,
    in(encoding: Encoding): Variant {
      const known = made[encoding];
      if (known) return known;
      const variant = make(encoding);
      made[encoding] = variant;
      if (variant.body !== plain) {
        variants.bytes += variant.body.length;
        variants.onGrowth?.();
      }
      return variant;
    },
  };
  return variants;
}
