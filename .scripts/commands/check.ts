/** `npm run check`: format, lint, types and domain tests. */
import { installDependencies } from '../paths.ts';
import { runStages, printSummary } from '../test/stage.ts';
import { quickChecks } from '../test/stages.ts';

export async function main() {
  await installDependencies();
  return printSummary(await runStages(quickChecks));
}
