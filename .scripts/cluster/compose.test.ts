/** docker-compose.yml, read by a parser: no engine runs it here. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
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
      profiles: z.array(z.string()).default([]),
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
/** The value of `${NAME}`, `${NAME:-text}` and `${NAME:+text}` with these variables, as Compose has it. */
function interpolate(raw: string, variables: Record<string, string>): string {
  const innermost = /\$\{(\w+)(?::([-+])([^${}]*))?\}/;
  const match = innermost.exec(raw);
  if (!match) return raw;
  const [, name = '', operator, other = ''] = match;
  const given = variables[name] ?? '';
  const found = operator === '+' ? given && other : given || (operator === '-' ? other : '');
  const replaced = raw.replace(innermost, () => found);
  return interpolate(replaced, variables);
}

const environmentOf = (name: string, variables: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries(service(name).environment).map(([setting, raw]) => [setting, interpolate(raw, variables)]),
  );

const secret = 'a/secret@with:special%characters-0123456789';
const clusterSecrets = { APP_SECRET: secret, DATABASE_PASSWORD: secret, S3_SECRET_ACCESS_KEY: secret };

const urls = { publicUrl: 'http://localhost', cmsUrl: 'http://c:1', databaseUrl: 'postgres://u@d/b' };
const shared = { ...urls, appSecret: '', storage };
const place = { port: 1, dataDir: '/data' };

test('docker-compose.yml tells cms, web and the load balancer the same as npm run cluster', () => {
  const names = (environment: object) => Object.keys(environment).toSorted();
  for (const name of ['cms', 'cms-2']) {
    assert.deepEqual(names(service(name).environment), names(cmsEnvironment(shared, place)));
  }
  for (const name of ['web', 'web-2']) {
    const { environment } = service(name);
    // `${NAME:-}` passes a value on from `.env`, so that it is absent by default.
    const required = names(environment).filter((setting) => environment[setting] !== `\${${setting}:-}`);
    assert.deepEqual(required, names(webEnvironment(shared, place)));
  }
  const ports = { sitePort: 1, cmsPort: 2, web: [3, 4], cms: [5, 6] };
  assert.deepEqual(names(service('proxy').environment), names(proxyEnvironment(ports)));
});

test('docker-compose.yml is one cms and one web on SQLite and disk behind Caddy by default, with https for a domain', () => {
  const isDefault = (name: string) => service(name).profiles.length === 0;
  assert.deepEqual(Object.keys(services).filter(isDefault).toSorted(), ['cms', 'proxy', 'web']);
  const { databaseUrl, s3, dataDir, backup, publicUrl, panelUrl } = readSettings(
    environmentOf('cms', { DOMAIN: 'brewery.example', PANEL_DOMAIN: 'panel.brewery.example' }),
    root,
  );
  assert.deepEqual([databaseUrl, s3, dataDir, backup.dir], [null, null, '/data', '/backups']);
  assert.deepEqual([publicUrl, panelUrl], ['https://brewery.example', 'https://panel.brewery.example/admin']);
  assert.deepEqual(service('cms').volumes, ['data:/data', 'backups:/backups']);
  const proxy = environmentOf('proxy', { DOMAIN: 'brewery.example' });
  assert.deepEqual(
    [proxy.SITE_ADDRESS, proxy.PANEL_ACCESS, proxy.WEB_UPSTREAMS, proxy.CMS_UPSTREAMS],
    ['brewery.example', 'panel', 'web:3000', 'cms:1337'],
  );
  assert.equal(readSettings(environmentOf('web'), root).publicUrl, 'http://localhost');
  const { panelUrl: privatePanel } = readSettings(environmentOf('web', { DOMAIN: 'brewery.example' }), root);
  assert.equal(privatePanel, null);
  assert.equal(environmentOf('proxy', { PANEL_DOMAIN: 'p.example' }).PANEL_ACCESS, 'public-panel');
});

test('docker-compose.yml is the cluster on PostgreSQL and S3 with its profile and its secrets', () => {
  const { databaseUrl, s3, appSecret } = readSettings(environmentOf('cms', clusterSecrets), root);
  const password = encodeURIComponent(secret);
  assert.deepEqual(
    [databaseUrl, s3?.bucket, s3?.endpoint, appSecret],
    [`postgres://brewery:${password}@database:5432/brewery`, 'brewery', 'http://storage:7070', secret],
  );
  const proxy = environmentOf('proxy', clusterSecrets);
  assert.deepEqual([proxy.WEB_UPSTREAMS, proxy.CMS_UPSTREAMS], ['web:3000 web-2:3000', 'cms:1337 cms-2:1337']);
  const added = Object.keys(services).filter((name) => service(name).profiles.includes('cluster'));
  assert.deepEqual(added.toSorted(), ['cms-2', 'database', 'storage', 'web-2']);
});

test('docker-compose.yml has only settings that exist, with valid values', () => {
  for (const name of ['cms', 'web']) {
    const { environment } = service(name);
    const unknown = Object.keys(environment).filter((setting) => !settingNames.includes(setting));
    assert.deepEqual(unknown, []);
    for (const variables of [{}, clusterSecrets]) readSettings(environmentOf(name, variables), root);
  }
});

test('docker-compose.yml trusts forwarding headers of the containers, but not of the gateway, from which requests of the host come', () => {
  const [config] = networks.app?.ipam?.config ?? [];
  assert.ok(config);
  for (const name of ['cms', 'web', 'proxy']) {
    assert.equal(service(name).environment.TRUSTED_PROXIES, config.ip_range);
  }
  const [gateway, containers] = [parseIpAddress(config.gateway), parseIpNetwork(config.ip_range)];
  assert.ok(gateway !== null && containers !== null && !isInNetwork(gateway, containers));
});

test('docker-compose.yml tells web no secret, and neither web nor the load balancer reads .env', () => {
  for (const name of ['web', 'web-2', 'proxy']) {
    assert.doesNotMatch(Object.keys(service(name).environment).join(), /PASSWORD|SECRET|KEY|DATABASE|SMTP/);
    assert.equal(service(name).env_file, undefined);
  }
});

test('docker-compose.yml has no password of its own: without them, database and storage do not start', () => {
  const values = Object.values(services).flatMap(({ environment }) => Object.entries(environment));
  for (const [name, raw] of values.filter(([setting]) => /PASSWORD|SECRET/.test(setting))) {
    assert.match(raw, /^\$\{[A-Z0-9_]+:-\}$/, name);
  }
});

test('docker-compose.yml keeps nothing of the second cms', () => {
  const { environment, tmpfs, volumes: mounts } = service('cms-2');
  assert.equal(environment.DATA_DIR, '/data');
  assert.ok(tmpfs.some((mount) => mount.startsWith('/data:')));
  assert.deepEqual(mounts, ['backups:/backups']);
});

test('in docker-compose.yml, database and storage are on a network without a way in or out, which web and the load balancer are not on', () => {
  assert.equal(networks.data?.internal, true);
  const onDataNetwork = Object.keys(services).filter((name) => service(name).networks.includes('data'));
  assert.deepEqual(onDataNetwork.toSorted(), ['cms', 'cms-2', 'database', 'storage']);
  for (const name of ['database', 'storage']) assert.deepEqual(service(name).networks, ['data']);
  const published = Object.keys(services).filter((name) => service(name).ports.length > 0);
  assert.deepEqual(published, ['proxy']);
});

test('in docker-compose.yml, every service is hardened, limited and checked without Node', () => {
  for (const [name, { cap_drop, security_opt, healthcheck, image }] of Object.entries(services)) {
    assert.deepEqual(cap_drop, ['ALL'], name);
    assert.deepEqual(security_opt, ['no-new-privileges:true'], name);
    assert.ok(!healthcheck.test.join(' ').includes('node'), name);
    if (!service(name).build) assert.match(image, /:v?\d+\.\d+(?:\.\d+)?(?:-[a-z]+)?$/, `${name} has an exact version`);
  }
  const dockerfiles = ['cms/Dockerfile', 'web/Dockerfile'].map((file) => readFileSync(path.join(root, file), 'utf8'));
  for (const dockerfile of dockerfiles) assert.match(dockerfile, /\n {2}CMD curl /);
});

test('docker-compose.yml waits longer for the end of a process than it takes to drain', () => {
  for (const name of ['cms', 'cms-2', 'web', 'web-2']) {
    const seconds = Number.parseInt(service(name).stop_grace_period, 10);
    assert.ok(seconds >= Number(service(name).environment.DRAIN_DELAY) + 25, name);
  }
});

test('docker-compose.yml names files, volumes and services that exist', () => {
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
  'Caddy accepts its configurations, with and without a domain and a host of the panel (if it is installed)',
  () => {
    const adapt = (file: string, env: Record<string, string> = {}) =>
      execFileSync(findCaddy() ?? '', ['adapt', '--config', path.join(root, file), '--adapter', 'caddyfile'], {
        env: { PATH: process.env.PATH, ...env },
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    for (const [SITE_ADDRESS, PANEL_ACCESS] of [
      [':80', 'panel'],
      ['www.boldridge.example', 'public-panel'],
    ] as const) {
      const { WEB_UPSTREAMS = '', CMS_UPSTREAMS = '' } = environmentOf('proxy', clusterSecrets);
      const PANEL_DOMAIN = 'panel.boldridge.example';
      const config = adapt('Caddyfile', { SITE_ADDRESS, PANEL_ACCESS, PANEL_DOMAIN, WEB_UPSTREAMS, CMS_UPSTREAMS });
      assert.equal(config.includes('"host":["www.boldridge.example"]'), SITE_ADDRESS !== ':80');
      assert.equal(config.includes(PANEL_DOMAIN), PANEL_ACCESS === 'public-panel');
      for (const upstream of ['web:3000', 'web-2:3000', 'cms:1337', 'cms-2:1337'])
        assert.ok(config.includes(`"dial":"${upstream}"`));
    }
    assert.ok(adapt('.github/docs/debian/Caddyfile').includes('"host":["brewery.example"]'));
  },
);
