/** All settings, parsed from environment variables. No other code reads these variables. */
import type { BackupRetention, BackupSchedule } from '../backup/backup';
import { type Brand, demoDefaults, neutralDefaults } from './brand-defaults';
import { environment, type Environment } from './environment';
import { toDisplayHost, toLocalHost } from './hosts';

type StorageSettings = {
  bucket: string;
  region: string;
  /** Null: Amazon S3. */
  endpoint: string | null;
  accessKeyId: string;
  secretAccessKey: string;
  forcePathStyle: boolean;
};

/** The public key is in DNS, at `{selector}._domainkey.{domain}`. */
type DkimSettings = { domain: string; selector: string; privateKey: string };

/** Without a password, the first start generates one. */
export type InitialAccount = { email: string; password: string | null };

type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Name>;

/** The variables under their names in code: `CMS_HOST` is `cmsHost`. */
type Variables = { [Name in keyof Environment as CamelCase<Name>]: Environment[Name] };

const toCamelCase = (name: string) =>
  name.toLowerCase().replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());

/** What is not simply the value of a variable. */
type Derived = {
  publicUrl: string;
  cmsUrl: string;
  /** The URL of Strapi's panel, for links in the staff app, without a slash at its end. Null: unknown. */
  panelUrl: string | null;
  /** An absolute path. */
  dataDir: string;
  backup: {
    /** An absolute path. */
    dir: string;
    /** Null: only `npm run backup` makes backups. */
    schedule: BackupSchedule | null;
    /** Signs backups; a restore refuses those without its signature. Null: they have none. */
    signingKey: string | null;
    /** Which scheduled backups are kept. */
    keep: BackupRetention;
    /** The bucket to which backups are copied. Null: they stay in `dir` only. */
    copies: StorageSettings | null;
  };
  /** Null: uploads are stored in `dataDir`. */
  s3: StorageSettings | null;
  /** The base URL of stored files: the bucket or a CDN. Null: `/uploads/`, for the disk or a private bucket. */
  storageUrl: string | null;
  mailTo: string;
  /** Null: emails are not signed. */
  dkim: DkimSettings | null;
  staffAdmin: InitialAccount;
  /** Created with the demo content only, unless requested. */
  staffModerator: InitialAccount & { isRequested: boolean };
  panelAdmin: InitialAccount;
  /** Time between SIGTERM, when `/readyz` changes, and the end of new connections. */
  drainDelayMs: number;
  /** What requests in progress then have before they are cut off. */
  drainTimeoutMs: number;
  brand: Brand;
  /** Replaces `brand` and `mailTo` once the demo content is removed. A `mailTo` of null: the admin who removed it. */
  neutral: { brand: Brand; mailTo: string | null };
};

export type Settings = Omit<Variables, keyof Derived> & Derived;

/** The message is one line: the variable's name and its requirement. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

const isAbsolute = (path: string) => /^(?:\/|[a-z]:[\\/]|\\\\)/i.test(path);

/** Relative paths are resolved from the repository root, independent of the working directory. */
const resolveFromRoot = (path: string, root: string) =>
  isAbsolute(path) ? path : `${root.replace(/[\\/]+$/, '')}/${path.replace(/^(?:\.\/)+/, '')}`;

const hasPathStyle = (env: Environment) => env.S3_FORCE_PATH_STYLE ?? env.S3_ENDPOINT !== null;

function getBucketUrl(env: Environment, bucket: string) {
  if (!env.S3_ENDPOINT) return `https://${bucket}.s3.${env.S3_REGION}.amazonaws.com`;
  if (hasPathStyle(env)) return `${env.S3_ENDPOINT}/${bucket}`;
  return env.S3_ENDPOINT.replace('://', `://${bucket}.`);
}

/** Web knows the URL only, without the bucket and its keys. */
function readStorageUrl(env: Environment): string | null {
  if (env.S3_PRIVATE && env.S3_PUBLIC_URL) throw new SettingsError('S3_PUBLIC_URL must be empty when S3_PRIVATE is on');
  if (env.S3_PRIVATE) return null;
  return env.S3_PUBLIC_URL ?? (env.S3_BUCKET ? getBucketUrl(env, env.S3_BUCKET) : null);
}

/** Null without a bucket; a bucket needs its keys. */
function readBucket(env: Environment, prefix: 'S3' | 'BACKUP_S3', forcePathStyle: boolean): StorageSettings | null {
  const bucket = env[`${prefix}_BUCKET`];
  if (!bucket) return null;
  const readKey = (name: 'ACCESS_KEY_ID' | 'SECRET_ACCESS_KEY') => {
    const value = env[`${prefix}_${name}`];
    if (!value) throw new SettingsError(`${prefix}_${name} must be set when ${prefix}_BUCKET is`);
    return value;
  };
  return {
    bucket,
    region: env[`${prefix}_REGION`],
    endpoint: env[`${prefix}_ENDPOINT`],
    accessKeyId: readKey('ACCESS_KEY_ID'),
    secretAccessKey: readKey('SECRET_ACCESS_KEY'),
    forcePathStyle,
  };
}

/** A separate password may contain any character, unencoded. */
function readDatabaseUrl({ DATABASE_URL, DATABASE_PASSWORD }: Environment) {
  if (DATABASE_URL === null || DATABASE_PASSWORD === null) return DATABASE_URL;
  const url = new URL(DATABASE_URL);
  url.password = encodeURIComponent(DATABASE_PASSWORD);
  return url.href;
}

function readDkim({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY, MAIL_FROM }: Environment): DkimSettings | null {
  if (!DKIM_PRIVATE_KEY) {
    if (DKIM_SELECTOR) throw new SettingsError('DKIM_PRIVATE_KEY must be set when DKIM_SELECTOR is');
    return null;
  }
  if (!DKIM_SELECTOR) throw new SettingsError('DKIM_SELECTOR must be set when DKIM_PRIVATE_KEY is');
  const domain = DKIM_DOMAIN ?? /@([^<>\s@]+)>?$/.exec(MAIL_FROM ?? '')?.[1]?.toLowerCase();
  if (!domain) throw new SettingsError('DKIM_DOMAIN or MAIL_FROM must be set when DKIM_PRIVATE_KEY is');
  return { domain, selector: DKIM_SELECTOR, privateKey: DKIM_PRIVATE_KEY };
}

function readBackup(env: Environment, root: string): Settings['backup'] {
  const dir = resolveFromRoot(env.BACKUP_DIR ?? `${env.DATA_DIR.replace(/[\\/]+$/, '')}/backups`, root);
  return {
    dir,
    schedule: env.BACKUP_SCHEDULE,
    keep: env.BACKUP_KEEP,
    signingKey: env.BACKUP_SIGNING_KEY,
    copies: readBucket(env, 'BACKUP_S3', env.BACKUP_S3_ENDPOINT !== null),
  };
}

const getPublicUrl = ({ PUBLIC_URL, HOST, PORT }: Environment) => PUBLIC_URL ?? `http://${toDisplayHost(HOST)}:${PORT}`;

/** The panel is on the CMS's port, if that is reachable from where the site is; else unknown. */
function getPanelUrl(env: Environment) {
  if (env.PANEL_URL) return env.PANEL_URL;
  const panelHost = toDisplayHost(env.CMS_HOST);
  const isLocalSite = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(getPublicUrl(env));
  const isInNetwork = env.PUBLIC_URL === null && panelHost !== 'localhost';
  return isLocalSite || isInNetwork ? `http://${panelHost}:${env.CMS_PORT}/admin` : null;
}

const defaultsOf = (hasDemo: boolean) => (hasDemo ? demoDefaults : neutralDefaults);

function readBrand(env: Environment, hasDemo: boolean): Brand {
  const { brand } = defaultsOf(hasDemo);
  return {
    name: env.BRAND_NAME ?? brand.name,
    shortName: env.BRAND_SHORT_NAME ?? (hasDemo ? brand.shortName : (env.BRAND_NAME ?? brand.shortName)),
    tagline: env.BRAND_TAGLINE ?? brand.tagline,
    advertiserLine: brand.advertiserLine,
    facebook: env.BRAND_FACEBOOK ?? brand.facebook,
    instagram: env.BRAND_INSTAGRAM ?? brand.instagram,
    youtube: env.BRAND_YOUTUBE ?? brand.youtube,
    untappd: env.BRAND_UNTAPPD ?? brand.untappd,
    poweredByName: env.BRAND_POWERED_BY_NAME ?? brand.poweredByName,
    poweredByUrl: env.BRAND_POWERED_BY_URL ?? brand.poweredByUrl,
  };
}

const accountEmail = (email: string | null, role: string, hasDemo: boolean) =>
  email ?? `${role}@${defaultsOf(hasDemo).accountHost}`;

const portNames = ['PORT', 'CMS_PORT', 'METRICS_PORT', 'CMS_METRICS_PORT'] as const;

function assertDifferentPorts(env: Environment) {
  portNames.forEach((name, index) => {
    const same = portNames.slice(0, index).find((other) => env[name] !== null && env[other] === env[name]);
    if (same) throw new SettingsError(`${name} must differ from ${same}`);
  });
}

/** Throws a `SettingsError` for the first invalid variable. A relative DATA_DIR is resolved from `root`. */
export function readSettings(processEnv: Record<string, string | undefined>, root: string): Settings {
  const { data: env, error } = environment.safeParse(processEnv);
  const issue = error?.issues[0];
  if (issue) throw new SettingsError(`${issue.path.join('.')} ${issue.message}`);
  if (!env) throw new SettingsError('The settings cannot be read');
  assertDifferentPorts(env);
  const variables = Object.fromEntries(
    Object.entries(env).map(([name, value]) => [toCamelCase(name), value]),
  ) as Variables;
  return {
    ...variables,
    publicUrl: getPublicUrl(env),
    cmsUrl: env.CMS_URL ?? `http://${toLocalHost(env.CMS_HOST)}:${env.CMS_PORT}`,
    panelUrl: getPanelUrl(env),
    dataDir: resolveFromRoot(env.DATA_DIR, root),
    backup: readBackup(env, root),
    databaseUrl: readDatabaseUrl(env),
    s3: readBucket(env, 'S3', hasPathStyle(env)),
    storageUrl: readStorageUrl(env),
    mailTo: env.MAIL_TO ?? defaultsOf(env.SEED).mailTo ?? accountEmail(env.STAFF_ADMIN_EMAIL, 'admin', env.SEED),
    dkim: readDkim(env),
    staffAdmin: { email: accountEmail(env.STAFF_ADMIN_EMAIL, 'admin', env.SEED), password: env.STAFF_ADMIN_PASSWORD },
    staffModerator: {
      email: accountEmail(env.STAFF_MODERATOR_EMAIL, 'moderator', env.SEED),
      password: env.STAFF_MODERATOR_PASSWORD,
      isRequested: env.STAFF_MODERATOR_EMAIL !== null || env.STAFF_MODERATOR_PASSWORD !== null,
    },
    panelAdmin: { email: accountEmail(env.PANEL_ADMIN_EMAIL, 'panel', env.SEED), password: env.PANEL_ADMIN_PASSWORD },
    drainDelayMs: env.DRAIN_DELAY * 1000,
    drainTimeoutMs: env.DRAIN_TIMEOUT * 1000,
    brand: readBrand(env, env.SEED),
    neutral: { brand: readBrand(env, false), mailTo: env.MAIL_TO },
  };
}
