import { formatIpAddress } from '../network/ip-address';
import { readSettings, SettingsError } from './settings';

const read = (env: Record<string, string | undefined> = {}) => readSettings(env, '/srv/brewery');

test('without variables, uses SQLite, local storage and the default ports', () => {
  expect(read()).toMatchObject({
    port: 3000,
    cmsPort: 1337,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    cmsUrl: 'http://127.0.0.1:1337',
    dataDir: '/srv/brewery/data',
    databaseUrl: null,
    minFreeDiskMb: 500,
    s3: null,
    storageUrl: null,
    smtpUrl: null,
    seed: true,
    edgeSecret: null,
    trustedProxies: [],
    rateLimits: true,
    ageGate: false,
  });
});

test('empty variables count as absent', () => {
  expect(read({ PORT: '', DATABASE_URL: ' ', STAFF_ADMIN_PASSWORD: '' })).toEqual(read());
});

test('URLs default to localhost with the configured ports', () => {
  expect(read({ PORT: '8080', CMS_PORT: '8081' })).toMatchObject({
    publicUrl: 'http://localhost:8080',
    cmsUrl: 'http://127.0.0.1:8081',
  });
});

test.each([
  [{}, 'http://localhost:1337/admin'],
  [{ CMS_PORT: '8081', PUBLIC_URL: 'http://127.0.0.1:3000' }, 'http://localhost:8081/admin'],
  [{ PUBLIC_URL: 'https://boldridge.example' }, null],
  [{ PUBLIC_URL: 'https://boldridge.example', PANEL_URL: 'https://cms.example/admin/' }, 'https://cms.example/admin'],
  [{ PANEL_URL: 'https://CMS.example' }, 'https://cms.example/admin'],
])('the URL of the panel with %j: %s', (env, panelUrl) => expect(read(env).panelUrl).toBe(panelUrl));

test('URLs have no trailing slash', () => {
  expect(read({ PUBLIC_URL: ' HTTPS://Boldridge.Example:443/ ' }).publicUrl).toBe('https://boldridge.example');
  expect(read({ PUBLIC_URL: 'http://[::1]:3000' }).publicUrl).toBe('http://[::1]:3000');
});

test.each([
  ['0.0.0.0', 'http://localhost:3000', 'http://127.0.0.1:1337'],
  ['::', 'http://localhost:3000', 'http://[::1]:1337'],
  ['::1', 'http://localhost:3000', 'http://[::1]:1337'],
  ['192.168.1.20', 'http://192.168.1.20:3000', 'http://192.168.1.20:1337'],
  ['fd00::20', 'http://[fd00::20]:3000', 'http://[fd00::20]:1337'],
  ['brewery.lan', 'http://brewery.lan:3000', 'http://brewery.lan:1337'],
])('HOST and CMS_HOST %s: the site is at %s by default, and web reaches the cms at %s', (host, publicUrl, cmsUrl) => {
  expect(read({ HOST: host }).publicUrl).toBe(publicUrl);
  expect(read({ CMS_HOST: host }).cmsUrl).toBe(cmsUrl);
});

test('the panel stays on the loopback interface unless CMS_HOST is set', () => {
  expect(read({ HOST: '0.0.0.0' })).toMatchObject({ cmsHost: '127.0.0.1', panelUrl: 'http://localhost:1337/admin' });
  expect(read({ HOST: '192.168.1.20' })).toMatchObject({ cmsHost: '127.0.0.1', panelUrl: null });
  expect(read({ CMS_HOST: '192.168.1.20' }).panelUrl).toBe('http://192.168.1.20:1337/admin');
});

test.each([
  ['./state', '/srv/brewery/state'],
  ['../state', '/srv/brewery/../state'],
  ['/var/lib/brewery', '/var/lib/brewery'],
  ['C:\\brewery', 'C:\\brewery'],
])('DATA_DIR resolves %s to %s', (value, expected) => {
  expect(read({ DATA_DIR: value }).dataDir).toBe(expected);
});

const dailyAtTen = { text: 'daily 10:00', every: 'day', weekday: 0, hour: 10, minute: 0 };

test.each([
  [{}, '/srv/brewery/data/backups', dailyAtTen, { daily: 7 }],
  [{ DATA_DIR: '/var/brewery/', BACKUP_SCHEDULE: 'off' }, '/var/brewery/backups', null, { daily: 7 }],
  [
    { BACKUP_DIR: '../backups', BACKUP_SCHEDULE: 'Daily 10:30', BACKUP_KEEP: '14 daily' },
    '/srv/brewery/../backups',
    { text: 'daily 10:30', every: 'day', weekday: 0, hour: 10, minute: 30 },
    { daily: 14 },
  ],
])('backups with %j', (env, dir, schedule, keep) =>
  expect(read(env).backup).toEqual({ dir, schedule, keep, signingKey: null, copies: null }),
);

test('backups are copied to a bucket, which needs both keys', () => {
  const keys = { BACKUP_S3_BUCKET: 'copies', BACKUP_S3_ACCESS_KEY_ID: 'id', BACKUP_S3_SECRET_ACCESS_KEY: 'secret' };
  expect(read({ ...keys, BACKUP_S3_ENDPOINT: 'https://s3.example.net' }).backup.copies).toEqual({
    bucket: 'copies',
    region: 'us-east-1',
    endpoint: 'https://s3.example.net',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
    forcePathStyle: true,
  });
  expect(() => read({ ...keys, BACKUP_S3_SECRET_ACCESS_KEY: '' })).toThrow(
    'BACKUP_S3_SECRET_ACCESS_KEY must be set when BACKUP_S3_BUCKET is',
  );
});

const s3Keys = { S3_BUCKET: 'photos', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };

test('S3 uses path-style URLs for a custom endpoint', () => {
  expect(read({ ...s3Keys, S3_ENDPOINT: 'http://storage:9000' }).s3).toEqual({
    bucket: 'photos',
    region: 'us-east-1',
    endpoint: 'http://storage:9000',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
    forcePathStyle: true,
  });
});

test('S3 uses virtual-hosted URLs for Amazon S3', () => {
  expect(read({ ...s3Keys, S3_REGION: 'us-west-2' }).s3).toMatchObject({ endpoint: null, forcePathStyle: false });
});

test.each([
  [{}, null],
  [s3Keys, 'https://photos.s3.us-east-1.amazonaws.com'],
  [{ ...s3Keys, S3_ENDPOINT: 'http://storage:9000' }, 'http://storage:9000/photos'],
  [{ ...s3Keys, S3_ENDPOINT: 'https://storage.example', S3_FORCE_PATH_STYLE: 'off' }, 'https://photos.storage.example'],
  [{ ...s3Keys, S3_PUBLIC_URL: 'https://cdn.example/media/' }, 'https://cdn.example/media'],
  [{ ...s3Keys, S3_PRIVATE: 'on' }, null],
  // Web has no keys of the bucket.
  [{ S3_PUBLIC_URL: 'https://cdn.example/media' }, 'https://cdn.example/media'],
])('browsers load files with %j from %s', (env, storageUrl) => expect(read(env).storageUrl).toBe(storageUrl));

test.each([
  [{ DATABASE_URL: 'postgres://brewery@db:5432/brewery', DATABASE_PASSWORD: 'a/b@c:d%2e? ' }, 'a/b@c:d%2e? '],
  [{ DATABASE_URL: 'postgres://brewery:a%2Fb@db/brewery' }, 'a/b'],
])('the password of the database with %j', (env, password) =>
  expect(decodeURIComponent(new URL(read(env).databaseUrl ?? '').password)).toBe(password),
);

const key = '-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----';
const dkimKeys = { DKIM_SELECTOR: 'mail', DKIM_PRIVATE_KEY: key };

test('DKIM takes the key with line breaks or on one line, and the domain of MAIL_FROM', () => {
  const expected = { domain: 'boldridge.example', selector: 'mail', privateKey: key };
  const onOneLine = { ...dkimKeys, DKIM_PRIVATE_KEY: `${key.replaceAll('\n', '\\n')}\\n` };
  expect(read({ ...dkimKeys, DKIM_DOMAIN: 'Boldridge.example' }).dkim).toEqual(expected);
  expect(read({ ...onOneLine, MAIL_FROM: 'Boldridge <hello@boldridge.example>' }).dkim).toEqual(expected);
  expect(read({}).dkim).toBeNull();
});

test.each([
  [dkimKeys, 'DKIM_DOMAIN or MAIL_FROM must be set when DKIM_PRIVATE_KEY is'],
  [{ DKIM_PRIVATE_KEY: key }, 'DKIM_SELECTOR must be set when DKIM_PRIVATE_KEY is'],
  [{ DKIM_SELECTOR: 'mail' }, 'DKIM_PRIVATE_KEY must be set when DKIM_SELECTOR is'],
  [{ DKIM_PRIVATE_KEY: 'MIIE' }, 'DKIM_PRIVATE_KEY must be a private key that starts with -----BEGIN PRIVATE KEY-----'],
])('DKIM with %j: %s', (env, message) => expect(() => read(env)).toThrow(message));

test.each([
  ['on', true],
  ['1', true],
  ['off', false],
  ['no', false],
])('RATE_LIMITS=%s is %s', (value, expected) => {
  expect(read({ RATE_LIMITS: value }).rateLimits).toBe(expected);
});

test('MAP_TILE_URL=off disables map tiles', () => {
  expect(read({ MAP_TILE_URL: 'off' }).mapTileUrl).toBeNull();
});

test.each([
  ['10.0.0.5', ['10.0.0.5/128']],
  [' 10.0.0.5, 172.16.0.0/12,2001:db8::/32 ', ['10.0.0.5/128', '172.16.0.0/108', '2001:db8::/32']],
  ['127.0.0.1 ::1', ['127.0.0.1/128', '::1/128']],
])('TRUSTED_PROXIES %j', (value, expected) => {
  const networks = read({ TRUSTED_PROXIES: value }).trustedProxies;
  expect(networks.map(({ address, prefixBits }) => `${formatIpAddress(address)}/${prefixBits}`)).toEqual(expected);
});

test.each<[Record<string, string>, string]>([
  [{ PORT: '70000' }, 'PORT must be a port number from 1 to 65535'],
  [{ CMS_PORT: '3000' }, 'CMS_PORT must differ from PORT'],
  [{ METRICS_PORT: '1337' }, 'METRICS_PORT must differ from CMS_PORT'],
  [{ BACKUP_SCHEDULE: 'nightly' }, 'BACKUP_SCHEDULE must be off, hourly, daily 10:00 or weekly sunday 10:00, in UTC'],
  [{ AUDIT_RETENTION_DAYS: '7' }, 'AUDIT_RETENTION_DAYS must be 0, or 30 or more'],
  [{ BACKUP_KEEP: '7 days' }, 'BACKUP_KEEP must be like 7 daily, 4 weekly, 12 monthly'],
  [{ LOG_FORMAT: 'xml' }, 'LOG_FORMAT must be text or json'],
  ...[
    'boldridge',
    'https://https://boldridge.example',
    'https://boldridge.example/site',
    'ftp://boldridge.example',
  ].map((value): [Record<string, string>, string] => [
    { PUBLIC_URL: value },
    `PUBLIC_URL is "${value}": it must have http:// or https:// once and then only a host, such as https://brewery.example (DOMAIN=brewery.example)`,
  ]),
  [
    { PANEL_URL: 'https://https://panel.boldridge.example/admin' },
    'PANEL_URL is "https://https://panel.boldridge.example/admin": it must have http:// or https:// once and then only a host, such as https://panel.brewery.example (PANEL_DOMAIN=panel.brewery.example)',
  ],
  [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must be a URL that starts with postgres:// or postgresql://'],
  [{ SMTP_URL: 'mail' }, 'SMTP_URL must be a URL that starts with smtp:// or smtps://'],
  [{ MAIL_TO: 'nobody' }, 'MAIL_TO must be an e-mail address, or Name <address>'],
  [{ STAFF_ADMIN_PASSWORD: 'short' }, 'STAFF_ADMIN_PASSWORD must have at least 8 characters'],
  [
    { PANEL_ADMIN_PASSWORD: 'alllowercase' },
    'PANEL_ADMIN_PASSWORD must have a lower-case letter, an upper-case letter and a digit',
  ],
  [{ S3_BUCKET: 'photos' }, 'S3_ACCESS_KEY_ID must be set when S3_BUCKET is'],
  [{ S3_PRIVATE: 'on', S3_PUBLIC_URL: 'https://cdn.example' }, 'S3_PUBLIC_URL must be empty when S3_PRIVATE is on'],
  [{ APP_SECRET: 'short' }, 'APP_SECRET must have at least 32 characters'],
  [{ SEED: 'maybe' }, 'SEED must be on or off'],
  [{ HOST: '127.0.0.1:3000' }, 'HOST must be an IP address or a host name, without a port'],
  ...['on', 'proxy.example', '10.0.0.0/33', '0.0.0.0/0', '::/0'].map((proxies): [Record<string, string>, string] => [
    { TRUSTED_PROXIES: `10.0.0.5, ${proxies}` },
    'TRUSTED_PROXIES must be IP addresses or networks such as 10.0.0.5, 172.16.0.0/12',
  ]),
  [{ MAP_TILE_URL: 'tiles' }, 'MAP_TILE_URL must be an http:// or https:// URL with {z}, {x} and {y}, or off'],
])('throws a one-line SettingsError that names the invalid variable: %j', (env, message) => {
  expect(() => read(env)).toThrow(new SettingsError(message));
});
