/** docker-compose.yml, read by a parser: no engine runs it here. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { isInNetwork, parseIpAddress, parseIpNetwork } from '../../cms/domain/network/ip-address.ts';
import { settingNames } from '../../cms/domain/settings/environment.ts';
import { readSettings } from '../../cms/domain/settings/settings.ts';
import { root } from '../paths.ts';
import { findCaddy } from './load-balancer.ts';
import { cmsEnvironment, proxyEnvironment, webEnvironment } from './topology.ts';

const value = z.union([z.string(), z.number()]).transform(String);
const composeSchema = z.object({
  services: z.record(
    z.string(),
    z.looseObject({
      image: z.string(),
      build: z.object({ dockerfile: z.string() }).optional(),
      environment: z.record(z.string(), value).default({}),
      env_file: z.unknown().optional(),
      healthcheck: z.looseObject({ test: z.array(z.string()) }),
      stop_grace_period: z.string().default('10s'),
      read_only: z.literal(true),
      cap_drop: z.array(z.string()),
      security_opt: z.array(z.string()),
      networks: z.array(z.string()),
      ports: z.array(z.string()).default([]),
      volumes: z.array(z.string()).default([]),
      tmpfs: z.array(z.string()).default([]),
      deploy: z.object({ resources: z.object({ limits: z.object({ cpus: z.string(), memory: z.string() }) }) }),
    }),
  ),
  networks: z.record(
    z.string(),
    z.object({
      internal: z.boolean().default(false),
      ipam: z
        .object({ config: z.array(z.object({ subnet: z.string(), ip_range: z.string(), gateway: z.string() })) })
        .optional(),
    }),
  ),
  volumes: z.record(z.string(), z.unknown()),
});

const text = readFileSync(path.join(root, 'docker-compose.yml'), 'utf8');
const { services, networks, volumes } = composeSchema.parse(parse(text, { merge: true }));
const service = (name: string) => services[name] ?? assert.fail(`There is no service ${name}`);

const storage = { bucket: 'b', endpoint: 'http://s:1', accessKeyId: 'k', secretAccessKey: 's' };
const shared = {
  ...{ publicUrl: 'http://localhost', cmsUrl: 'http://c:1', databaseUrl: 'postgres://u@d/b', appSecret: '', storage },
};
const place = { port: 1, dataDir: '/data' };
const secrets = /PASSWORD|SECRET|KEY|DATABASE|SMTP/;
/** Values that `${NAME:-}` passes on from `.env`, so that they are absent by default. */
const passedOn = (environment: Record<string, string>) =>
  Object.entries(environment).flatMap(([name, given]) => (given === `\${${name}:-}` ? [name] : []));

describe('docker-compose.yml', () => {
  test('tells cms, web and the load balancer the same as npm run cluster', () => {
    const names = (environment: object) => Object.keys(environment).toSorted();
    for (const name of ['cms-1', 'cms-2']) {
      assert.deepEqual(names(service(name).environment), names(cmsEnvironment(shared, place)));
    }
    for (const name of ['web-1', 'web-2']) {
      const { environment } = service(name);
      const optional = passedOn(environment);
      assert.deepEqual(
        names(environment).filter((setting) => !optional.includes(setting)),
        names(webEnvironment(shared, place)),
      );
    }
    const { environment } = service('proxy');
    assert.deepEqual(
      names(environment),
      names(proxyEnvironment({ sitePort: 1, cmsPort: 2, web: [3, 4], cms: [5, 6] })),
    );
    for (const kind of ['WEB', 'CMS']) {
      const upstreams = (environment[`${kind}_UPSTREAMS`] ?? '').split(' ').map((upstream) => upstream.split(':')[0]);
      assert.deepEqual(
        upstreams,
        [1, 2].map((number) => `${kind.toLowerCase()}-${number}`),
      );
    }
  });

  test('has only settings that exist, with valid values', () => {
    for (const name of ['cms-1', 'web-1']) {
      const { environment } = service(name);
      const unknown = Object.keys(environment).filter((setting) => !settingNames.includes(setting));
      assert.deepEqual(unknown, []);
      const filled = Object.fromEntries(
        Object.entries(environment).map(([setting, raw]) => [
          setting,
          raw.replace(/^\$\{\w+:\?.*\}$/, 'a/secret@with:special%characters-0123456789').replace(/^\$\{.*\}$/, ''),
        ]),
      );
      readSettings(filled, root);
    }
  });

  test('trusts forwarding headers of the containers, but not of the gateway, from which requests of the host come', () => {
    const [config] = networks.app?.ipam?.config ?? [];
    assert.ok(config);
    for (const name of ['cms-1', 'web-1', 'proxy']) {
      assert.equal(service(name).environment.TRUSTED_PROXIES, config.ip_range);
    }
    const [gateway, containers] = [parseIpAddress(config.gateway), parseIpNetwork(config.ip_range)];
    assert.ok(gateway !== null && containers !== null && !isInNetwork(gateway, containers));
  });

  test('tells web no secret, and neither web nor the load balancer reads .env', () => {
    for (const name of ['web-1', 'web-2', 'proxy']) {
      assert.deepEqual(
        Object.keys(service(name).environment).filter((setting) => secrets.test(setting)),
        [],
      );
      assert.equal(service(name).env_file, undefined);
    }
  });

  test('has no password of its own: the start fails without them', () => {
    const values = Object.values(services).flatMap(({ environment }) => Object.entries(environment));
    for (const [name, secret] of values.filter(([setting]) => /PASSWORD|SECRET/.test(setting))) {
      assert.match(secret, /^\$\{[A-Z0-9_]+:\?.+\}$/, name);
    }
  });

  test('keeps the first passwords and the secret in memory only', () => {
    for (const name of ['cms-1', 'cms-2']) {
      assert.equal(service(name).environment.DATA_DIR, '/data');
      assert.ok(service(name).tmpfs.some((mount) => mount.startsWith('/data:')));
      assert.deepEqual(
        service(name).volumes.filter((volume) => volume.includes(':/data')),
        [],
      );
    }
  });

  test('database and storage are on a network without a way in or out, which web and the load balancer are not on', () => {
    assert.equal(networks.data?.internal, true);
    const onDataNetwork = Object.keys(services).filter((name) => service(name).networks.includes('data'));
    assert.deepEqual(onDataNetwork.toSorted(), ['cms-1', 'cms-2', 'database', 'storage']);
    for (const name of ['database', 'storage']) assert.deepEqual(service(name).networks, ['data']);
    const published = Object.keys(services).filter((name) => service(name).ports.length > 0);
    assert.deepEqual(published, ['proxy']);
  });

  test('every service is hardened, limited and checked without Node', () => {
    for (const [name, { cap_drop, security_opt, healthcheck, image }] of Object.entries(services)) {
      assert.deepEqual(cap_drop, ['ALL'], name);
      assert.deepEqual(security_opt, ['no-new-privileges:true'], name);
      assert.ok(!healthcheck.test.join(' ').includes('node'), name);
      if (!service(name).build)
        assert.match(image, /:v?\d+\.\d+(?:\.\d+)?(?:-[a-z]+)?$/, `${name} has an exact version`);
    }
    const dockerfiles = ['cms/Dockerfile', 'web/Dockerfile'].map((file) => readFileSync(path.join(root, file), 'utf8'));
    for (const dockerfile of dockerfiles) assert.match(dockerfile, /\n {2}CMD curl /);
  });

  test('waits longer for the end of a process than it takes to drain', () => {
    for (const name of ['cms-1', 'cms-2', 'web-1', 'web-2']) {
      const seconds = Number.parseInt(service(name).stop_grace_period, 10);
      assert.ok(seconds >= Number(service(name).environment.DRAIN_DELAY) + 25, name);
    }
  });

  test('names files, volumes and services that exist', () => {
    for (const { build } of Object.values(services)) {
      if (build) assert.ok(existsSync(path.join(root, build.dockerfile)));
    }
    const mounted = Object.values(services).flatMap((each) => each.volumes.map((mount) => mount.split(':')[0] ?? ''));
    for (const source of mounted) {
      assert.ok(source.startsWith('./') ? existsSync(path.join(root, source)) : source in volumes, source);
    }
    const dependencies = Object.values(services).flatMap((each) => Object.keys((each.depends_on as object) ?? {}));
    for (const name of dependencies) service(name);
  });

  test.skipIf(findCaddy() === null)(
    'Caddy accepts its configuration, with and without a domain (if it is installed)',
    () => {
      for (const SITE_ADDRESS of [':80', 'www.boldridge.example']) {
        const config = execFileSync(findCaddy() ?? '', ['adapt', '--config', path.join(root, 'Caddyfile')], {
          env: { PATH: process.env.PATH, SITE_ADDRESS },
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'ignore'],
        });
        assert.equal(config.includes('"host":["www.boldridge.example"]'), SITE_ADDRESS !== ':80');
        for (const upstream of ['web-1:3000', 'web-2:3000', 'cms-1:1337', 'cms-2:1337'])
          assert.ok(config.includes(upstream));
      }
    },
  );
});
