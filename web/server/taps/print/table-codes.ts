/** The QR codes of tables. They are CPU work, and visitors may call for a hundred different ones at a time. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { tapListPath } from '@domain/tap/paths';
import { tableSource } from '@domain/tap/visit-source';
import { encodeQrCode, type EncodedQrCode } from '../../../ui/qr-code';
import { createConcurrencyLimit } from '@domain/shared/concurrency-limit';

type Options = { publicUrl: string; slug: string; tables: readonly string[] };

/** Encodes for one client at a time, one code per turn of the event loop, so that other requests are not delayed. */
export function createTableCodes() {
  const limit = createConcurrencyLimit({ name: 'table-tents', concurrency: 1, maxQueue: 50, maxPauseMs: 10 });

  async function encode({ publicUrl, slug, tables }: Options) {
    const codes = new Map<string, EncodedQrCode>();
    for (const table of tables) {
      codes.set(table, encodeQrCode(publicUrl + tapListPath(slug, tableSource(table))));
      await nextTurn();
    }
    return codes;
  }

  return (client: string, options: Options): Promise<ReadonlyMap<string, EncodedQrCode>> =>
    limit.run(() => encode(options), client);
}
