import { expect, test } from 'vitest';
import { createTurns } from './connections';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

function recordTurns() {
  const turns = createTurns();
  const started: string[] = [];
  return { started, send: (client: string, name: string) => turns.run(client, () => started.push(name)) };
}

test('a client that waits for nothing is served at once', () => {
  const { started, send } = recordTurns();
  send('a', 'a1');
  expect(started).toEqual(['a1']);
});

test('of one client one task runs per turn, in order', async () => {
  const { started, send } = recordTurns();
  for (const name of ['a1', 'a2', 'a3']) send('a', name);
  expect(started).toEqual(['a1']);
  await nextTurn();
  expect(started).toEqual(['a1', 'a2']);
  await nextTurn();
  expect(started).toEqual(['a1', 'a2', 'a3']);
});

test('another client does not wait for the tasks of the first', async () => {
  const { started, send } = recordTurns();
  for (let index = 0; index < 100; index += 1) send('a', `a${index}`);
  await nextTurn();
  send('b', 'b0');
  send('b', 'b1');
  expect(started).toEqual(['a0', 'a1', 'b0']);
  await nextTurn();
  expect(started).toEqual(['a0', 'a1', 'b0', 'a2', 'b1']);
});

test('a client is served at once again after its queue was empty', async () => {
  const { started, send } = recordTurns();
  send('a', 'a1');
  await nextTurn();
  await nextTurn();
  send('a', 'a2');
  expect(started).toEqual(['a1', 'a2']);
});
