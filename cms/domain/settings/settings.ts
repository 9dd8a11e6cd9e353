/** All settings, parsed from environment variables. No other code reads these variables. */
import type { LogFormat, LogLevel } from '../log/log-line';
import type { BackupRetention, BackupSchedule } from '../backup/backup';
import type { IpNetwork } from '../network/ip-address';
import { demoDefaults, neutralDefaults } from './brand-defaults';
import { environment, type Environment, type HstsMode } from './environment';
import { toDisplayHost, toLocalHost } from './hosts';

export type StorageSettings = {
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

export type Brand = {
  name: string;
  shortName: string;
  tagline: string;
  /** City and state in the copyright line. */
  advertiserLine: string;
  facebook: string | null;
  instagram: string | null;
  youtube: string | null;
  untappd: string | null;
  poweredByName: string | null;
  poweredByUrl: string | null;
};

export type Settings = {
  port: number;
  cmsPort: number;
  /** What web listens on. */
  host: string;
  /** What the cms, which serves the panel, listens on. */
  cmsHost: string;
  publicUrl: string;
  cmsUrl: string;
  /** Of Strapi's panel, for links in the staff app, without a slash at its end. Null: unknown. */
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
  /** Null: SQLite in `dataDir`. */
  databaseUrl: string | null;
  /** Free disk space below which startup and `/readyz` warn; 0 disables the warning. */
  minFreeDiskMb: number;
  /** Null: uploads are stored in `dataDir`. */
  s3: StorageSettings | null;
  /** Where browsers load stored files: the bucket or a CDN. Null: below `/uploads/`, from the disk or a private bucket. */
  storageUrl: string | null;
  /** Null: e-mails stay in the outbox. */
  smtpUrl: string | null;
  /** Null: the name of the brewery and an address at the site's host. */
  mailFrom: string | null;
  mailTo: string;
  /** After which sent and failed emails are deleted from the outbox; 0: never. */
  mailRetentionDays: number;
  /** After which entries of the audit log are deleted; 0: never. */
  auditRetentionDays: number;
  /** After which messages and private event inquiries are deleted; 0: never. */
  inquiryRetentionDays: number;
  /** The same for shipping orders, which laws may require to keep for longer. */
  orderRetentionDays: number;
  /** Whether subscribers confirm their e-mail address first, unless the site settings say it. */
  newsletterDoubleOptIn: boolean;
  /** Null: emails are not signed. */
  dkim: DkimSettings | null;
  staffAdmin: InitialAccount;
  /** Not requested: created with the demo content only. */
  staffModerator: InitialAccount & { isRequested: boolean };
  panelAdmin: InitialAccount;
  seed: boolean;
  /** Null: generated and stored in `dataDir`. */
  appSecret: string | null;
  /** Confirms a change of the secret: the value that the refused start has printed. */
  appSecretChanged: string | null;
  /** Proxies in front, whose forwarding headers are believed. */
  /** By which the cms recognizes requests of a web on the same machine. */
  edgeSecret: string | null;
  trustedProxies: readonly IpNetwork[];
  /** Whether browsers are told to use https only, with or without the subdomains of the site's host. */
  hsts: HstsMode;
  /** Between SIGTERM, when `/readyz` changes, and the end of new connections. */
  drainDelayMs: number;
  /** What requests in progress then have before they are cut off. */
  drainTimeoutMs: number;
  rateLimits: boolean;
  /** Sessions of staff end when they are not used for this long; 0: only after 12 hours. */
  sessionIdleMinutes: number;
  /** Open connections for live tap lists, in total and per IP address. */
  liveConnections: number;
  liveConnectionsPerClient: number;
  logFormat: LogFormat;
  logLevel: LogLevel;
  /** Slower queries are logged; 0 disables it. */
  slowQueryMs: number;
  /** Where web and cms serve their metrics. Null: they don't. */
  metricsPort: number | null;
  cmsMetricsPort: number | null;
  metricsHost: string;
  ageGate: boolean;
  brand: Brand;
  /** Replaces `brand` and `mailTo` once the demo content is removed. A `mailTo` of null: the admin who removed it. */
  neutral: { brand: Brand; mailTo: string | null };
  /** Null: the site's demo program. */
  rewardsUrl: string | null;
  /** Null: no map tiles, only the site's own outlines. */
  mapTileUrl: string | null;
  mapTileAttribution: string;
};

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

function readStorage(env: Environment): StorageSettings | null {
  if (!env.S3_BUCKET) return null;
  if (!env.S3_ACCESS_KEY_ID) throw new SettingsError('S3_ACCESS_KEY_ID must be set when S3_BUCKET is');
  if (!env.S3_SECRET_ACCESS_KEY) throw new SettingsError('S3_SECRET_ACCESS_KEY must be set when S3_BUCKET is');
  return {
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
    forcePathStyle: hasPathStyle(env),
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

function readBackupBucket(env: Environment): StorageSettings | null {
  const { BACKUP_S3_BUCKET: bucket, BACKUP_S3_ENDPOINT: endpoint } = env;
  if (!bucket) return null;
  const { BACKUP_S3_ACCESS_KEY_ID: accessKeyId, BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!accessKeyId) throw new SettingsError('BACKUP_S3_ACCESS_KEY_ID must be set when BACKUP_S3_BUCKET is');
  if (!secretAccessKey) throw new SettingsError('BACKUP_S3_SECRET_ACCESS_KEY must be set when BACKUP_S3_BUCKET is');
  const forcePathStyle = endpoint !== null;
  return { bucket, region: env.BACKUP_S3_REGION, endpoint, accessKeyId, secretAccessKey, forcePathStyle };
}

function readBackup(env: Environment, root: string): Settings['backup'] {
  const dir = resolveFromRoot(env.BACKUP_DIR ?? `${env.DATA_DIR.replace(/[\\/]+$/, '')}/backups`, root);
  return {
    dir,
    schedule: env.BACKUP_SCHEDULE,
    keep: env.BACKUP_KEEP,
    signingKey: env.BACKUP_SIGNING_KEY,
    copies: readBackupBucket(env),
  };
}

const getPublicUrl = ({ PUBLIC_URL, HOST, PORT }: Environment) => PUBLIC_URL ?? `http://${toDisplayHost(HOST)}:${PORT}`;

/** On the CMS's port, if that can be reached from where the site can be reached; else unknown. */
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
export function readSettings(variables: Record<string, string | undefined>, root: string): Settings {
  const { data: env, error } = environment.safeParse(variables);
  const issue = error?.issues[0];
  if (issue) throw new SettingsError(`${issue.path.join('.')} ${issue.message}`);
  if (!env) throw new SettingsError('The settings cannot be read');
  assertDifferentPorts(env);

  return {
    port: env.PORT,
    cmsPort: env.CMS_PORT,
    host: env.HOST,
    cmsHost: env.CMS_HOST,
    publicUrl: getPublicUrl(env),
    cmsUrl: env.CMS_URL ?? `http://${toLocalHost(env.CMS_HOST)}:${env.CMS_PORT}`,
    panelUrl: getPanelUrl(env),
    dataDir: resolveFromRoot(env.DATA_DIR, root),
    backup: readBackup(env, root),
    databaseUrl: readDatabaseUrl(env),
    minFreeDiskMb: env.MIN_FREE_DISK_MB,
    s3: readStorage(env),
    storageUrl: readStorageUrl(env),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    mailTo: env.MAIL_TO ?? defaultsOf(env.SEED).mailTo ?? accountEmail(env.STAFF_ADMIN_EMAIL, 'admin', env.SEED),
    mailRetentionDays: env.MAIL_RETENTION_DAYS,
    auditRetentionDays: env.AUDIT_RETENTION_DAYS,
    inquiryRetentionDays: env.INQUIRY_RETENTION_DAYS,
    orderRetentionDays: env.ORDER_RETENTION_DAYS,
    newsletterDoubleOptIn: env.NEWSLETTER_DOUBLE_OPT_IN,
    dkim: readDkim(env),
    staffAdmin: { email: accountEmail(env.STAFF_ADMIN_EMAIL, 'admin', env.SEED), password: env.STAFF_ADMIN_PASSWORD },
    staffModerator: {
      email: accountEmail(env.STAFF_MODERATOR_EMAIL, 'moderator', env.SEED),
      password: env.STAFF_MODERATOR_PASSWORD,
      isRequested: env.STAFF_MODERATOR_EMAIL !== null || env.STAFF_MODERATOR_PASSWORD !== null,
    },
    panelAdmin: { email: accountEmail(env.PANEL_ADMIN_EMAIL, 'panel', env.SEED), password: env.PANEL_ADMIN_PASSWORD },
    seed: env.SEED,
    appSecret: env.APP_SECRET,
    appSecretChanged: env.APP_SECRET_CHANGED,
    edgeSecret: env.EDGE_SECRET,
    trustedProxies: env.TRUSTED_PROXIES,
    hsts: env.HSTS,
    drainDelayMs: env.DRAIN_DELAY * 1000,
    drainTimeoutMs: env.DRAIN_TIMEOUT * 1000,
    rateLimits: env.RATE_LIMITS,
    sessionIdleMinutes: env.SESSION_IDLE_MINUTES,
    liveConnections: env.LIVE_CONNECTIONS,
    liveConnectionsPerClient: env.LIVE_CONNECTIONS_PER_CLIENT,
    logFormat: env.LOG_FORMAT,
    logLevel: env.LOG_LEVEL,
    slowQueryMs: env.SLOW_QUERY_MS,
    metricsPort: env.METRICS_PORT,
    cmsMetricsPort: env.CMS_METRICS_PORT,
    metricsHost: env.METRICS_HOST,
    ageGate: env.AGE_GATE,
    brand: readBrand(env, env.SEED),
    neutral: { brand: readBrand(env, false), mailTo: env.MAIL_TO },
    rewardsUrl: env.REWARDS_URL,
    mapTileUrl: env.MAP_TILE_URL,
    mapTileAttribution: env.MAP_TILE_ATTRIBUTION,
  };
}
