/** `npm start`: from whatever state the folder is in to a running brewery. */
import { buildWhatIsStale } from '../building/build.ts';
import { installEverything, settings } from '../project.ts';
import { assertWritable } from '../supervisor/data-dir.ts';
import { assertPortsFree } from '../supervisor/ports.ts';
import { programs } from '../supervisor/programs.ts';
import { summary } from '../supervisor/summary.ts';
import { supervise } from '../supervisor/supervise.ts';

export async function main() {
  const began = Date.now();
  const wanted = settings();
  await assertPortsFree(wanted);
  assertWritable(wanted.dataDir);
  await installEverything();
  await buildWhatIsStale();
  return supervise(programs(wanted), () => console.log(summary(wanted, (Date.now() - began) / 1000)));
}
