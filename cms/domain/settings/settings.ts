/** All settings, parsed from environment variables. No other code reads these variables. */
import { demoDefaults, neutralDefaults } from './brand-defaults';
import { environment, type Environment } from './environment';

type StorageSettings = {
  bucket: string;
  region: string;
  /** Null: Amazon S3. */
  endpoint: string | null;
  accessKeyId: string;
  secretAccessKey: string;
  /** The base URL of stored files for browsers. */
  publicUrl: string;
  forcePathStyle: boolean;
};

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
  host: string;
  publicUrl: string;
  cmsUrl: string;
  /** Of Strapi's panel, for links in the staff app, without a slash at its end. Null: unknown. */
  panelUrl: string | null;
  /** An absolute path. */
  dataDir: string;
  /** Null: SQLite in `dataDir`. */
  databaseUrl: string | null;
  /** Free disk space below which startup and `/readyz` warn; 0 disables the warning. */
  minFreeDiskMb: number;
  /** Null: uploads are stored in `dataDir`. */
  s3: StorageSettings | null;
  /** Null: e-mails stay in the outbox. */
  smtpUrl: string | null;
  /** Null: the name of the brewery and an address at the site's host. */
  mailFrom: string | null;
  mailTo: string;
  staffAdmin: InitialAccount;
  staffModerator: InitialAccount;
  panelAdmin: InitialAccount;
  seed: boolean;
  /** Null: generated and stored in `dataDir`. */
  appSecret: string | null;
  trustProxy: boolean;
  rateLimits: boolean;
  /** Open connections for live tap lists, in total and per IP address. */
  liveConnections: number;
  liveConnectionsPerClient: number;
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

function getStorageUrl(env: Environment, bucket: string, pathStyle: boolean) {
  if (!env.S3_ENDPOINT) return `https://${bucket}.s3.${env.S3_REGION}.amazonaws.com`;
  if (pathStyle) return `${env.S3_ENDPOINT}/${bucket}`;
  return env.S3_ENDPOINT.replace('://', `://${bucket}.`);
}

function readStorage(env: Environment): StorageSettings | null {
  if (!env.S3_BUCKET) return null;
  if (!env.S3_ACCESS_KEY_ID) throw new SettingsError('S3_ACCESS_KEY_ID must be set when S3_BUCKET is');
  if (!env.S3_SECRET_ACCESS_KEY) throw new SettingsError('S3_SECRET_ACCESS_KEY must be set when S3_BUCKET is');
  const forcePathStyle = env.S3_FORCE_PATH_STYLE ?? env.S3_ENDPOINT !== null;
  return {
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
    publicUrl: env.S3_PUBLIC_URL ?? getStorageUrl(env, env.S3_BUCKET, forcePathStyle),
    forcePathStyle,
  };
}

/** If the site is on localhost, the panel is on the CMS's port. */
function getPanelUrl({ PANEL_URL, PUBLIC_URL, CMS_PORT }: Environment) {
  if (PANEL_URL) return PANEL_URL.replace(/\/+$/, '');
  const isLocal = PUBLIC_URL === null || /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(PUBLIC_URL);
  return isLocal ? `http://localhost:${CMS_PORT}/admin` : null;
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

/** Throws a `SettingsError` for the first invalid variable. A relative DATA_DIR is resolved from `root`. */
export function readSettings(variables: Record<string, string | undefined>, root: string): Settings {
  const { data: env, error } = environment.safeParse(variables);
  const issue = error?.issues[0];
  if (issue) throw new SettingsError(`${issue.path.join('.')} ${issue.message}`);
  if (!env) throw new SettingsError('The settings cannot be read');
  if (env.PORT === env.CMS_PORT) throw new SettingsError('CMS_PORT must differ from PORT');

  return {
    port: env.PORT,
    cmsPort: env.CMS_PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    cmsUrl: env.CMS_URL ?? `http://127.0.0.1:${env.CMS_PORT}`,
    panelUrl: getPanelUrl(env),
    dataDir: resolveFromRoot(env.DATA_DIR, root),
    databaseUrl: env.DATABASE_URL,
    minFreeDiskMb: env.MIN_FREE_DISK_MB,
    s3: readStorage(env),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    mailTo: env.MAIL_TO ?? defaultsOf(env.SEED).mailTo ?? accountEmail(env.STAFF_ADMIN_EMAIL, 'admin', env.SEED),
    staffAdmin: { email: accountEmail(env.STAFF_ADMIN_EMAIL, 'admin', env.SEED), password: env.STAFF_ADMIN_PASSWORD },
    staffModerator: {
      email: accountEmail(env.STAFF_MODERATOR_EMAIL, 'moderator', env.SEED),
      password: env.STAFF_MODERATOR_PASSWORD,
    },
    panelAdmin: { email: accountEmail(env.PANEL_ADMIN_EMAIL, 'panel', env.SEED), password: env.PANEL_ADMIN_PASSWORD },
    seed: env.SEED,
    appSecret: env.APP_SECRET,
    trustProxy: env.TRUST_PROXY,
    rateLimits: env.RATE_LIMITS,
    liveConnections: env.LIVE_CONNECTIONS,
    liveConnectionsPerClient: env.LIVE_CONNECTIONS_PER_CLIENT,
    ageGate: env.AGE_GATE,
    brand: readBrand(env, env.SEED),
    neutral: { brand: readBrand(env, false), mailTo: env.MAIL_TO },
    rewardsUrl: env.REWARDS_URL,
    mapTileUrl: env.MAP_TILE_URL,
    mapTileAttribution: env.MAP_TILE_ATTRIBUTION,
  };
}
