import { createCsvStream } from './send-csv';

test('an error while reading the rows fails the stream', async () => {
  async function* rows() {
    yield ['First Light'];
    throw new Error('The database is unavailable');
  }
  await expect(createCsvStream(['Name'], rows()).toArray()).rejects.toThrow('The database is unavailable');
});

test('a file without rows has a header', async () => {
  expect(Buffer.concat(await createCsvStream(['Name', 'Style'], []).toArray()).toString()).toBe('\uFEFFName,Style\r\n');
});
