/** The faults of each kind under constant load; `npm run test:cluster` causes all of them. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { findInstalledBinDir } from '../../cms/test/postgres.ts';
import { cms, web } from '../paths.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { essentialFaults, runFault } from './faults.ts';
import { findCaddy } from './load-balancer.ts';

const isBuilt = [path.join(cms, 'dist/src/index.js'), path.join(web, 'dist/server/index.js')].every(existsSync);
const missing = [
  ...(isBuilt ? [] : ['cms and web are not built']),
  ...(process.platform === 'linux' && findInstalledBinDir() ? [] : ['PostgreSQL is not installed']),
];

describe.skipIf(missing.length > 0)(`two cms and two web behind a load balancer ${missing.join(', ')}`.trim(), () => {
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
