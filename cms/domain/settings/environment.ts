/** The environment variables with their types and defaults. `.github/docs/settings.md` and `.env.example` document them. */
import { z } from 'zod';
import { minAuditRetentionDays } from '../audit/constants';
import { parseBackupRetention, parseBackupSchedule } from '../backup/backup';
import { logFormats, logLevels } from '../log/log-line';
import { parseIpNetwork, type IpNetwork } from '../network/ip-address';

/** Schemas of environment variables. An empty variable counts as absent. Error messages follow the variable's name. */

const trueValues = ['true', 'on', 'yes', '1'];
const falseValues = ['false', 'off', 'no', '0'];

const blankToUndefined = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);

const orDefault = <Field extends z.ZodType<string | number | boolean | null>>(field: Field, fallback: z.input<Field>) =>
  z.preprocess((value) => blankToUndefined(value) ?? fallback, field);

const orNull = <Field extends z.ZodType<string | boolean>>(field: Field) =>
  z.preprocess((value) => blankToUndefined(value) ?? null, field.nullable());

const hasProtocol = (value: string, protocols: string[]) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol.slice(0, -1));

/** Trailing slashes are removed, so that a path can be appended. */
const url = (...protocols: string[]) =>
  z
    .string()
    .trim()
    .refine((value) => hasProtocol(value, protocols), {
      error: `must be a URL that starts with ${protocols.map((name) => `${name}://`).join(' or ')}`,
    })
    .transform((value) => value.replace(/\/+$/, ''));

const boolean = z
  .string()
  .trim()
  .toLowerCase()
  .refine((value) => trueValues.includes(value) || falseValues.includes(value), { error: 'must be on or off' })
  .transform((value) => trueValues.includes(value));

const portNumber = z
  .string()
  .trim()
  .regex(/^\d{1,5}$/, { error: 'must be a port number from 1 to 65535' })
  .transform(Number)
  .refine((value) => value >= 1 && value <= 65_535, { error: 'must be a port number from 1 to 65535' });

const wholeNumber = z
  .string()
  .trim()
  .regex(/^\d{1,9}$/, { error: 'must be a whole number from 0' })
  .transform(Number);

const mailbox = z
  .string()
  .trim()
  .regex(/^(?:[^<>\s@]+@[^<>\s@]+|[^<>]*<[^<>\s@]+@[^<>\s@]+>)$/, {
    error: 'must be an e-mail address, or Name <address>',
  });

const email = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[^<>\s@]+@[^<>\s@]+\.[^<>\s@]+$/, { error: 'must be an e-mail address' });

/** A domain, or the selector of DKIM, which is a part of a domain name. */
const domain = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z\d](?:[\w-]*[a-z\d])?(?:\.[a-z\d](?:[\w-]*[a-z\d])?)*$/, { error: 'must be a domain name' });

/** A key on one line, with `\n` for line breaks, as many tools require it. */
const privateKey = z
  .string()
  .transform((value) => value.replaceAll('\\n', '\n').trim())
  .refine((value) => /^-----BEGIN (?:RSA )?PRIVATE KEY-----\s[\s\S]+-----END (?:RSA )?PRIVATE KEY-----$/.test(value), {
    error: 'must be a private key that starts with -----BEGIN PRIVATE KEY-----',
  });

const password = z.string().min(8, { error: 'must have at least 8 characters' });

/** The rules of Strapi's admin panel. */
const panelPassword = password.regex(/(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/, {
  error: 'must have a lower-case letter, an upper-case letter and a digit',
});

const text = z.string().trim();

const isHost = (value: string) => [z.ipv4(), z.ipv6(), z.hostname()].some((schema) => schema.safeParse(value).success);

/** An address to listen on. Brackets, as in URLs, are removed. */
const host = text
  .transform((value) => value.replace(/^\[(.*)\]$/, '$1'))
  .refine(isHost, { error: 'must be an IP address or a host name, without a port' });

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.enum(values, { error: `must be ${values.join(' or ')}` }));

const oneOfOr = <const Values extends readonly [string, ...string[]]>(values: Values, fallback: Values[number]) =>
  z.preprocess((value) => blankToUndefined(value) ?? fallback, oneOf(values));
const portOrNull = z.preprocess((value) => blankToUndefined(value) ?? null, portNumber.nullable());
const portOr = (fallback: number) => orDefault(portNumber, String(fallback));
const wholeNumberOr = (fallback: number) => orDefault(wholeNumber, String(fallback));
const auditRetention = wholeNumber.refine((days) => days === 0 || days >= minAuditRetentionDays, {
  error: `must be 0, or ${minAuditRetentionDays} or more`,
});

const booleanOr = (fallback: boolean) => orDefault(boolean, String(fallback));
const textOr = (fallback: string) => orDefault(text, fallback);
const textOrNull = orNull(text);
const hostOr = (fallback: string) => orDefault(host, fallback);
const emailOrNull = orNull(email);
const mailboxOrNull = orNull(mailbox);
const httpUrlOrNull = orNull(url('http', 'https'));

const isHostUrl = ({ href, origin, protocol, hostname, pathname }: URL, path: string) =>
  /^https?:$/.test(protocol) &&
  isHost(hostname.replace(/^\[(.*)\]$/, '$1')) &&
  ['/', path].includes(pathname) &&
  href === origin + pathname;

/** A host, to which the path is added if it is missing; in lowercase and without a default port, as browsers send it. */
const hostUrlOrNull = (path: '' | '/admin', example: string) =>
  orNull(
    z
      .string()
      .trim()
      .transform((value, context) => {
        const found = URL.canParse(value) ? new URL(value.replace(/\/+$/, '')) : null;
        if (found && isHostUrl(found, path)) return found.origin + path;
        context.addIssue(`is "${value}": it must have http:// or https:// once and then only a host, ${example}`);
        return z.NEVER;
      }),
  );
const domainOrNull = orNull(domain);
const passwordOrNull = orNull(password);
const secretOrNull = orNull(z.string().min(32, { error: 'must have at least 32 characters' }));

/** Null for `off`. */
const backupScheduleOr = (fallback: string) =>
  z.preprocess(
    (value) => blankToUndefined(value) ?? fallback,
    z
      .string()
      .trim()
      .toLowerCase()
      .transform((value, context) => {
        const schedule = parseBackupSchedule(value);
        if (schedule === null && value !== 'off')
          context.addIssue('must be off, hourly, daily 10:00 or weekly sunday 10:00, in UTC');
        return schedule;
      }),
  );

const backupRetentionOr = (fallback: string) =>
  z.preprocess(
    (value) => blankToUndefined(value) ?? fallback,
    z
      .string()
      .toLowerCase()
      .transform((value, context) => {
        const retention = parseBackupRetention(value);
        if (retention === null) context.addIssue('must be like 7 daily, 4 weekly, 12 monthly');
        return retention ?? {};
      }),
  );

/** The URL template of map tiles, or null for `off`: the map then shows only the site's own outlines. */
const tileUrlOr = (fallback: string) =>
  orDefault(
    z
      .string()
      .trim()
      .refine(
        (value) =>
          value === 'off' ||
          (/^https?:\/\//.test(value) && ['{z}', '{x}', '{y}'].every((part) => value.includes(part))),
        {
          error: 'must be an http:// or https:// URL with {z}, {x} and {y}, or off',
        },
      )
      .transform((value) => (value === 'off' ? null : value)),
    fallback,
  );

/** `0.0.0.0/0` would let every client claim any address. */
const parseProxy = (entry: string): IpNetwork | null => (entry.endsWith('/0') ? null : parseIpNetwork(entry));

/** Separated by commas or spaces. */
const networkList = z.preprocess(
  (value) => blankToUndefined(value) ?? '',
  z.string().transform((value, context) => {
    const entries = value.split(/[\s,]+/).filter(Boolean);
    return entries.flatMap((entry) => {
      const network = parseProxy(entry);
      if (network === null) context.addIssue('must be IP addresses or networks such as 10.0.0.5, 172.16.0.0/12');
      return network ?? [];
    });
  }),
);

const hstsModes = ['on', 'off', 'subdomains'] as const;

export const environment = z.object({
  PORT: portOr(3000),
  CMS_PORT: portOr(1337),
  /** What web listens on. */
  HOST: hostOr('127.0.0.1'),
  /** What the cms, which serves the panel, listens on. */
  CMS_HOST: hostOr('127.0.0.1'),
  PUBLIC_URL: hostUrlOrNull('', 'such as https://brewery.example (DOMAIN=brewery.example)'),
  CMS_URL: httpUrlOrNull,
  PANEL_URL: hostUrlOrNull('/admin', 'such as https://panel.brewery.example (PANEL_DOMAIN=panel.brewery.example)'),
  DATA_DIR: textOr('./data'),
  /** Free disk space below which startup and `/readyz` warn; 0 disables the warning. */
  MIN_FREE_DISK_MB: wholeNumberOr(500),
  BACKUP_DIR: textOrNull,
  BACKUP_SCHEDULE: backupScheduleOr('daily 10:00'),
  BACKUP_KEEP: backupRetentionOr('7 daily'),
  BACKUP_SIGNING_KEY: textOrNull,
  BACKUP_S3_BUCKET: textOrNull,
  BACKUP_S3_REGION: textOr('us-east-1'),
  BACKUP_S3_ENDPOINT: httpUrlOrNull,
  BACKUP_S3_ACCESS_KEY_ID: textOrNull,
  BACKUP_S3_SECRET_ACCESS_KEY: textOrNull,
  /** Null: SQLite in `DATA_DIR`. */
  DATABASE_URL: orNull(url('postgres', 'postgresql')),
  DATABASE_PASSWORD: orNull(z.string()),
  S3_BUCKET: textOrNull,
  S3_REGION: textOr('us-east-1'),
  S3_ENDPOINT: httpUrlOrNull,
  S3_ACCESS_KEY_ID: textOrNull,
  S3_SECRET_ACCESS_KEY: textOrNull,
  S3_PUBLIC_URL: httpUrlOrNull,
  S3_PRIVATE: booleanOr(false),
  S3_FORCE_PATH_STYLE: orNull(boolean),
  /** Null: emails stay in the outbox. */
  SMTP_URL: orNull(url('smtp', 'smtps')),
  /** Null: the name of the brewery and an address at the site’s host. */
  MAIL_FROM: mailboxOrNull,
  MAIL_TO: mailboxOrNull,
  /** Days until sent and failed emails are deleted from the outbox; 0: never. The next three have the same unit. */
  MAIL_RETENTION_DAYS: wholeNumberOr(90),
  AUDIT_RETENTION_DAYS: orDefault(auditRetention, '400'),
  /** Messages and private event inquiries. */
  INQUIRY_RETENTION_DAYS: wholeNumberOr(0),
  /** Shipping orders, which laws may require to keep for longer. */
  ORDER_RETENTION_DAYS: wholeNumberOr(0),
  /** Whether subscribers confirm their email address first, unless the site settings decide it. */
  NEWSLETTER_DOUBLE_OPT_IN: booleanOr(false),
  DKIM_DOMAIN: domainOrNull,
  DKIM_SELECTOR: domainOrNull,
  DKIM_PRIVATE_KEY: orNull(privateKey),
  STAFF_ADMIN_EMAIL: emailOrNull,
  STAFF_ADMIN_PASSWORD: passwordOrNull,
  STAFF_MODERATOR_EMAIL: emailOrNull,
  STAFF_MODERATOR_PASSWORD: passwordOrNull,
  PANEL_ADMIN_EMAIL: emailOrNull,
  PANEL_ADMIN_PASSWORD: orNull(panelPassword),
  SEED: booleanOr(true),
  /** Null: generated and stored in `DATA_DIR`. */
  APP_SECRET: secretOrNull,
  /** Confirms a change of the secret: the value that the refused start has printed. */
  APP_SECRET_CHANGED: textOrNull,
  /** Identifies requests of a web on the same machine. */
  EDGE_SECRET: secretOrNull,
  /** Proxies in front, whose forwarding headers are believed. */
  TRUSTED_PROXIES: networkList,
  /** Whether browsers are told to use https only, with or without the subdomains of the site’s host. */
  HSTS: oneOfOr(hstsModes, 'on'),
  DRAIN_DELAY: wholeNumberOr(0),
  DRAIN_TIMEOUT: wholeNumberOr(15),
  RATE_LIMITS: booleanOr(true),
  /** Sessions of staff end when they are not used for this long; 0: only after 12 hours. */
  SESSION_IDLE_MINUTES: wholeNumberOr(120),
  /** Open connections for live tap lists, in total and per IP address. */
  LIVE_CONNECTIONS: wholeNumberOr(5000),
  LIVE_CONNECTIONS_PER_CLIENT: wholeNumberOr(300),
  LOG_FORMAT: oneOfOr(logFormats, 'text'),
  LOG_LEVEL: oneOfOr(logLevels, 'info'),
  /** Slower queries are logged; 0 disables it. */
  SLOW_QUERY_MS: wholeNumberOr(500),
  /** The port for the metrics of web and cms. Null: they serve none. */
  METRICS_PORT: portOrNull,
  CMS_METRICS_PORT: portOrNull,
  METRICS_HOST: textOr('127.0.0.1'),
  AGE_GATE: booleanOr(false),
  BRAND_NAME: textOrNull,
  BRAND_SHORT_NAME: textOrNull,
  BRAND_TAGLINE: textOrNull,
  BRAND_FACEBOOK: httpUrlOrNull,
  BRAND_INSTAGRAM: httpUrlOrNull,
  BRAND_YOUTUBE: httpUrlOrNull,
  BRAND_UNTAPPD: httpUrlOrNull,
  BRAND_POWERED_BY_NAME: textOrNull,
  BRAND_POWERED_BY_URL: httpUrlOrNull,
  /** Null: the site’s demo program. */
  REWARDS_URL: httpUrlOrNull,
  /** Null: no map tiles, only the site’s own outlines. */
  MAP_TILE_URL: tileUrlOr('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  MAP_TILE_ATTRIBUTION: textOr(
    '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors',
  ),
});

export type Environment = z.output<typeof environment>;

export const settingNames = Object.keys(environment.shape);
