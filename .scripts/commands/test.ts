/** `npm test`: proves everything, in a fresh clone too. */
import { installEverything } from '../project.ts';
import { runStages, showOutcomes } from '../test/stage.ts';
import { everything } from '../test/stages.ts';

export async function main() {
  await installEverything();
  return showOutcomes(await runStages(everything));
}
