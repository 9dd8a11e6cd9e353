/** What an attacker tries against the product as installed; `npm run test:attack` adds the attempts that take long. */
import assert from 'node:assert/strict';
import { attackClasses } from './classes.ts';
import { listCases, runCase } from './run.ts';
import { isBuilt, startTarget, type Target } from './target.ts';

if (!isBuilt()) throw new Error('cms and web are not built: npm run build');

/** Every case has another address of 127.0.0.0/8, and only Linux listens on all of them. */
describe.skipIf(process.platform !== 'linux')('an attacker', () => {
  let target: Target;
  beforeAll(async () => {
    target = await startTarget();
  });
  afterAll(() => target?.close());

  // One test for each class: its cases depend on the data of the target.
  for (const attackClass of attackClasses) {
    test(`achieves nothing by the attempts of the class “${attackClass.name}”`, { timeout: 300_000 }, async () => {
      const found: string[] = [];
      for (const attackCase of listCases(attackClass, target, true)) {
        const { problems } = await runCase(target, attackCase);
        found.push(...problems.map((problem) => `${attackCase.goal}: ${problem}`));
      }
      assert.deepEqual(found, []);
    });
  }
});
