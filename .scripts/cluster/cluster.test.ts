/** The faults of each kind under constant load; `npm run test:cluster` causes all of them. */
import assert from 'node:assert/strict';
import { findInstalledBinDir } from '../../cms/test/postgres.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { essentialFaults, runFault } from './faults.ts';
import { findCaddy } from './load-balancer.ts';

const hasPostgres = process.platform === 'linux' && findInstalledBinDir() !== null;

describe.skipIf(!hasPostgres)('two cms and two web behind a load balancer (if PostgreSQL is installed)', () => {
  const hasCaddy = findCaddy() !== null;
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster({ environment: { RATE_LIMITS: 'off' }, usesStandIn: !hasCaddy });
  });
  afterAll(() => cluster?.close());

  for (const fault of essentialFaults({ repeatsReads: hasCaddy })) {
    test(`${fault.name}: nothing fails, nothing is lost, nothing is saved twice`, async () => {
      const { problems, note } = await runFault(cluster, fault);
      assert.deepEqual(problems, [], note);
    });
  }
});
