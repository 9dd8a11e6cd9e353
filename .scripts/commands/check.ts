/** `npm run check`: what takes seconds. */
import { installEverything } from '../project.ts';
import { runStages, showOutcomes } from '../test/stage.ts';
import { quick } from '../test/stages.ts';

export async function main() {
  await installEverything();
  return showOutcomes(await runStages(quick));
}
