/** Caddy with the Caddyfile of docker-compose.yml, or its stand-in. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths.ts';
import { nodeProgram } from './node-program.ts';
import type { ProgramDefinition } from './program.ts';
import { responds } from './responds.ts';
import { proxyEnvironment, type Upstreams } from './topology.ts';

/** Null if Caddy is not installed. */
export const findCaddy = (): string | null =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'caddy'))
    .find((file) => existsSync(file)) ?? null;

type Options = { adminPort: number; stateDir: string; upstreams: Upstreams };

export const defineCaddy = (caddy: string, { adminPort, stateDir, upstreams }: Options): ProgramDefinition => ({
  name: 'proxy',
  command: caddy,
  args: ['run', '--config', path.join(root, 'Caddyfile'), '--adapter', 'caddyfile'],
  cwd: root,
  env: {
    PATH: process.env.PATH,
    ...proxyEnvironment(upstreams),
    ADMIN_ADDRESS: `127.0.0.1:${adminPort}`,
    XDG_DATA_HOME: stateDir,
    XDG_CONFIG_HOME: stateDir,
  },
  isReady: () => responds(`http://127.0.0.1:${adminPort}/config/`),
});

export const defineStandIn = ({ sitePort, cmsPort, web, cms }: Upstreams): ProgramDefinition =>
  nodeProgram({
    name: 'proxy',
    cwd: root,
    args: [
      path.join(import.meta.dirname, 'tcp-balancer.mjs'),
      `${sitePort}/${encodeURIComponent('/readyz/edge')}/${web.join(',')}`,
      `${cmsPort}/${encodeURIComponent('/readyz')}/${cms.join(',')}`,
    ],
    env: { PATH: process.env.PATH },
    isReady: () => responds(`http://127.0.0.1:${sitePort}/readyz/edge`),
  });
