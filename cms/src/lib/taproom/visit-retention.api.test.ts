import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type RunningServer } from '../../../test/server';
import { queryRows } from '../../../test/stored-data';
import { waitFor } from '../../../test/wait-for';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.stop());

test('counts of visits are deleted after two years', async () => {
  const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const [kept, old] = [dayBefore(700), dayBefore(732)];
  for (const day of [kept, old]) {
    const row = ['a', day, 'menu', 1];
    await queryRows('insert into tap_visits (taproom_key, day, source, visits) values (?, ?, ?, ?)', row, server);
  }
  await server.restart();
  await waitFor(async () => {
    const rows = await queryRows('select day from tap_visits', [], server);
    expect(rows.map(({ day }) => day)).toEqual([kept]);
  });
});
