/**
 * `npm run test:attack`: starts the product as installed and attacks it from outside. `-- --only=TEXT` runs the classes with
 * the text in their name, `--quick` leaves out the cases that take long.
 */
import { attackClasses } from '../attack/classes.ts';
import { type ClassResult, countFailed, formatTable, runClass } from '../attack/run.ts';
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
  if (!flags.has('--no-build')) {
    await buildStale();
  }
  const target = await startTarget();
  const classes: ClassResult[] = [];
  try {
    for (const attackClass of chosen) {
      log('attack', attackClass.name);
      const onResult = ({ goal, problems }: { goal: string; problems: string[] }) =>
        problems.forEach((problem) => log('attack', `  ✗ ${goal}: ${problem}`));
      classes.push(await runClass(target, attackClass, { isQuick: flags.has('--quick'), onResult }));
    }
  } finally {
    await target.close();
  }
  const failed = countFailed(classes);
  const cases = classes.reduce((sum, { results }) => sum + results.length, 0);
  console.log(`\n${formatTable(classes)}\n\n${cases - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
