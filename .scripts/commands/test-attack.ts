/**
 * `npm run test:attack`: starts the product as installed and attacks it from outside. `-- --only=TEXT` runs the classes with
 * the text in their name, `--quick` leaves out the cases that take long.
 */
import { attackClasses } from '../attack/classes.ts';
import { listCases, runCase } from '../attack/run.ts';
import { startTarget } from '../attack/target.ts';
import { buildStale } from '../build/build.ts';
import { log } from '../exec.mjs';
import { parseOptions } from '../options.ts';
import { UserError } from '../user-error.mjs';

export async function main(args: string[]) {
  if (process.platform !== 'linux')
    throw new UserError('The attacks need Linux: each comes from another loopback address');
  const names = attackClasses.map(({ name }) => name);
  const { only, flags } = parseOptions(args, { names, matchesParts: true, flags: ['--quick', '--no-build'] });
  const chosen = attackClasses.filter(({ name }) => only.includes(name));
  if (!flags.has('--no-build')) await buildStale();
  const target = await startTarget();
  const rows: { class: string; cases: number; failed: number; seconds: number }[] = [];
  try {
    for (const attackClass of chosen) {
      log('attack', attackClass.name);
      const row = { class: attackClass.name, cases: 0, failed: 0, seconds: 0 };
      const startedAt = performance.now();
      for (const attackCase of listCases(attackClass, target, flags.has('--quick'))) {
        const { goal, problems } = await runCase(target, attackCase);
        row.cases += 1;
        row.failed += Math.min(problems.length, 1);
        for (const problem of problems) log('attack', `  ✗ ${goal}: ${problem}`);
      }
      rows.push({ ...row, seconds: Math.round((performance.now() - startedAt) / 1000) });
    }
  } finally {
    await target.close();
  }
  console.table(rows);
  const failed = rows.reduce((sum, row) => sum + row.failed, 0);
  const cases = rows.reduce((sum, row) => sum + row.cases, 0);
  console.log(`\n${cases - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
