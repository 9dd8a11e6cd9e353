/** Installs what is missing, runs stages and prints their summary. */
import { parseOptions } from '../options.ts';
import { installDependencies } from '../paths.ts';
import { runStages, type Stage } from './stage.ts';
import { printSummary } from './summary.ts';

export async function runTests(stages: Stage[], args: string[]): Promise<number> {
  const startedAt = Date.now();
  const { only } = parseOptions(args, { names: stages.map(({ name }) => name), matchesParts: true });
  const chosen = stages.filter(({ name }) => only.includes(name));
  const needed = stages.filter(({ name }) => chosen.some(({ needs }) => needs?.includes(name)));
  await installDependencies();
  const results = await runStages(stages.filter((stage) => chosen.includes(stage) || needed.includes(stage)));
  return printSummary(results, (Date.now() - startedAt) / 1000);
}
