/** `npm run test:cluster`: every fault of the table under constant load; `-- --only=TEXT,TEXT` runs those with one of the texts in their name. */
import { buildStale } from '../build/build.ts';
import { startCluster } from '../cluster/cluster.ts';
import { toRow } from '../cluster/fault-table.ts';
import { allFaults, type FaultResult, runFault } from '../cluster/faults.ts';
import { log } from '../exec.mjs';
import { parseOptions } from '../options.ts';

export async function main(args: string[]) {
  const names = allFaults.map(({ name }) => name);
  const { only, flags } = parseOptions(args, { names, matchesParts: true, flags: ['--no-build'] });
  if (!flags.has('--no-build')) await buildStale();
  log('cluster', 'starting PostgreSQL, S3, two cms, two web and the load balancer');
  const cluster = await startCluster({ environment: { RATE_LIMITS: 'off' }, simulatesFaults: true });
  const results: FaultResult[] = [];
  try {
    for (const fault of allFaults.filter(({ name }) => only.includes(name))) {
      log('cluster', fault.name);
      const result = await runFault(cluster, fault);
      // The table comes at the end.
      const { fault: _name, ...counts } = toRow(result);
      log('cluster', `  ${JSON.stringify(counts)}`);
      result.problems.forEach((problem) => log('cluster', `  ✗ ${problem}`));
      results.push(result);
    }
  } finally {
    await cluster.close();
  }
  console.table(results.map(toRow));
  for (const { fault, note } of results) console.log(`${fault.name}: ${note}`);
  const failed = results.filter(({ problems }) => problems.length > 0).length;
  console.log(`${results.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
