/** `npm run cluster`: the topology of docker-compose.yml as processes of this machine, until Ctrl-C. */
import { once } from 'node:events';
import { buildStale } from '../build/build.ts';
import { account, startCluster } from '../cluster/cluster.ts';
import { log, stopSignals } from '../exec.mjs';
import { loadSettings } from '../paths.ts';
import { assertPortsFree } from '../supervisor/ports.ts';

export async function main() {
  const settings = loadSettings();
  await assertPortsFree(settings);
  await buildStale();
  const { port: sitePort, cmsPort } = settings;
  const { siteUrl, webUrls, cmsUrls, close } = await startCluster({ isLogged: true, sitePort, cmsPort });
  const rows = [
    ['Site', siteUrl],
    ['Staff app', `${siteUrl}/admin`],
    ['CMS panel', `http://localhost:${cmsPort}/admin`],
    ['Account of both', `${account.email}  ${account.password}`],
    ['web', webUrls.join('  ')],
    ['cms', cmsUrls.join('  ')],
  ];
  console.log(`\n${rows.map(([name = '', value = '']) => `  ${name.padEnd(16)}${value}`).join('\n')}\n`);
  console.log('All of its data is temporary. Press Ctrl-C to stop.\n');
  await Promise.race(stopSignals.map((signal) => once(process, signal)));
  log('cluster', 'stopping');
  await close();
  return 0;
}
