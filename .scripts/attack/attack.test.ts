/** What an attacker tries against the product as installed; `npm run test:attack` adds the attempts that take long. */
import assert from 'node:assert/strict';
import { afterAll, describe, test } from 'vitest';
import { attackClasses } from './classes.ts';
import { listCases, runCase } from './run.ts';
import { isBuilt, startTarget } from './target.ts';

/** Every case has another address of 127.0.0.0/8, and only Linux listens on all of them. */
const missing = process.platform !== 'linux' ? 'needs Linux' : isBuilt() ? null : 'cms and web are not built';

if (missing) test.skip(`an attacker: ${missing}`);
else {
  const target = await startTarget();
  afterAll(() => target.close());

  for (const attackClass of attackClasses) {
    describe(`an attacker of the class “${attackClass.name}” cannot`, () => {
      for (const attackCase of listCases(attackClass, target, true)) {
        test(attackCase.goal, async () => assert.deepEqual((await runCase(target, attackCase)).problems, []));
      }
    });
  }
}
