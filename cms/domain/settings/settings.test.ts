import { describe, expect, test } from 'vitest';
import { readSettings, SettingsError } from './settings';

const read = (env: Record<string, string | undefined> = {}) => readSettings(env, '/srv/brewery');

describe('without variables', () => {
  test('uses SQLite, local storage and the default ports', () => {
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
      smtpUrl: null,
      seed: true,
      trustProxy: false,
      rateLimits: true,
      ageGate: false,
    });
  });

  test('treats empty variables as absent', () => {
    expect(read({ PORT: '', DATABASE_URL: ' ', STAFF_ADMIN_PASSWORD: '' })).toEqual(read());
  });
});

describe('URLs', () => {
  test('default to localhost with the configured ports', () => {
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
  ])('of the panel with %j: %s', (env, panelUrl) => expect(read(env).panelUrl).toBe(panelUrl));

  test('have no trailing slash', () => {
    expect(read({ PUBLIC_URL: 'https://boldridge.example/' }).publicUrl).toBe('https://boldridge.example');
  });
});

describe('DATA_DIR', () => {
  test.each([
    ['./state', '/srv/brewery/state'],
    ['state', '/srv/brewery/state'],
    ['../state', '/srv/brewery/../state'],
    ['/var/lib/brewery', '/var/lib/brewery'],
    ['C:\\brewery', 'C:\\brewery'],
  ])('resolves %s to %s', (value, expected) => {
    expect(read({ DATA_DIR: value }).dataDir).toBe(expected);
  });
});

describe('S3', () => {
  const keys = { S3_BUCKET: 'photos', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };

  test('uses path-style URLs for a custom endpoint', () => {
    expect(read({ ...keys, S3_ENDPOINT: 'http://storage:9000' }).s3).toEqual({
      bucket: 'photos',
      region: 'us-east-1',
      endpoint: 'http://storage:9000',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      publicUrl: 'http://storage:9000/photos',
      forcePathStyle: true,
    });
  });

  test('uses virtual-hosted URLs for Amazon S3', () => {
    expect(read({ ...keys, S3_REGION: 'us-west-2' }).s3).toMatchObject({
      endpoint: null,
      publicUrl: 'https://photos.s3.us-west-2.amazonaws.com',
      forcePathStyle: false,
    });
  });

  test('uses virtual-hosted URLs for a custom endpoint if path style is off', () => {
    expect(read({ ...keys, S3_ENDPOINT: 'https://storage.example', S3_FORCE_PATH_STYLE: 'off' }).s3?.publicUrl).toBe(
      'https://photos.storage.example',
    );
  });
});

describe('booleans', () => {
  test.each([
    ['on', true],
    ['TRUE', true],
    ['1', true],
    ['off', false],
    ['false', false],
    ['no', false],
  ])('RATE_LIMITS=%s is %s', (value, expected) => {
    expect(read({ RATE_LIMITS: value }).rateLimits).toBe(expected);
  });

  test('MAP_TILE_URL=off disables map tiles', () => {
    expect(read({ MAP_TILE_URL: 'off' }).mapTileUrl).toBeNull();
  });
});

describe('throws a one-line SettingsError that names the invalid variable', () => {
  test.each([
    [{ PORT: 'abc' }, 'PORT must be a port number from 1 to 65535'],
    [{ PORT: '70000' }, 'PORT must be a port number from 1 to 65535'],
    [{ CMS_PORT: '0' }, 'CMS_PORT must be a port number from 1 to 65535'],
    [{ CMS_PORT: '3000' }, 'CMS_PORT must differ from PORT'],
    [{ PUBLIC_URL: 'boldridge' }, 'PUBLIC_URL must be a URL that starts with http:// or https://'],
    [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must be a URL that starts with postgres:// or postgresql://'],
    [{ SMTP_URL: 'mail' }, 'SMTP_URL must be a URL that starts with smtp:// or smtps://'],
    [{ MAIL_TO: 'nobody' }, 'MAIL_TO must be an e-mail address, or Name <address>'],
    [{ STAFF_ADMIN_EMAIL: 'nobody' }, 'STAFF_ADMIN_EMAIL must be an e-mail address'],
    [{ STAFF_ADMIN_PASSWORD: 'short' }, 'STAFF_ADMIN_PASSWORD must have at least 8 characters'],
    [
      { PANEL_ADMIN_PASSWORD: 'alllowercase' },
      'PANEL_ADMIN_PASSWORD must have a lower-case letter, an upper-case letter and a digit',
    ],
    [{ S3_BUCKET: 'photos' }, 'S3_ACCESS_KEY_ID must be set when S3_BUCKET is'],
    [{ APP_SECRET: 'short' }, 'APP_SECRET must have at least 32 characters'],
    [{ SEED: 'maybe' }, 'SEED must be on or off'],
    [{ MAP_TILE_URL: 'tiles' }, 'MAP_TILE_URL must be an http:// or https:// URL with {z}, {x} and {y}, or off'],
  ])('%j', (env, message) => {
    expect(() => read(env)).toThrow(new SettingsError(message));
  });
});
