/** `npm test`: the full test suite, in a fresh clone too. */
import { installDependencies } from '../paths.ts';
import { runStages, printSummary } from '../test/stage.ts';
import { fullSuite } from '../test/stages.ts';

export async function main() {
  await installDependencies();
  return printSummary(await runStages(fullSuite));
}
