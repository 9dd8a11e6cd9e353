import { expect, test } from 'vitest';
import { csvFile } from './send-csv';

test('rows that fail half-way end the file with their error, and not the process', async () => {
  async function* rows() {
    yield ['First Light'];
    throw new Error('The database is away');
  }
  await expect(csvFile(['Name'], rows()).toArray()).rejects.toThrow('The database is away');
});

test('without rows there is still a header', async () => {
  expect(Buffer.concat(await csvFile(['Name', 'Style'], []).toArray()).toString()).toBe('\uFEFFName,Style\r\n');
});
