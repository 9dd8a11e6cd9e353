/** The QR codes of tables. They are CPU work, and visitors may call for a hundred different ones at a time. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { tapListPath } from '../../../domain/tap-paths';
import { tableSource } from '@domain/tap/visit-source';
import { encodeQrCode, type EncodedQrCode } from '../../../ui/qr-code';
import { createConcurrencyLimit } from '../../concurrency-limit';

type Options = { publicUrl: string; slug: string; tables: readonly string[] };

type Codes = ReadonlyMap<string, EncodedQrCode>;

/**
 * Encodes, and renders what needs the codes, for one client at a time, and one code per turn of the event loop, so that other
 * requests are not delayed.
 */
export function createTableCodes() {
  const limit = createConcurrencyLimit({ name: 'table-tents', concurrency: 1, maxQueue: 50, maxPauseMs: 25 });

  async function encode({ publicUrl, slug, tables }: Options) {
    const codes = new Map<string, EncodedQrCode>();
    for (const table of tables) {
      codes.set(table, encodeQrCode(publicUrl + tapListPath(slug, tableSource(table))));
      await nextTurn();
    }
    return codes;
  }

  return <Result>(client: string, options: Options, render: (codes: Codes) => Result): Promise<Result> =>
    limit.run(async () => render(await encode(options)), client);
}
