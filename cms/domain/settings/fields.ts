/** Schemas of environment variables. An empty variable counts as absent. Error messages follow the variable's name. */
import { z } from 'zod';
import { minAuditRetentionDays } from '../audit/constants';
import { parseBackupRetention } from '../backup/retention';
import { parseBackupSchedule } from '../backup/schedule';
import { parseIpNetwork, type IpNetwork } from '../network/ip-address';

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

/** Also the selector of DKIM, which is a part of a domain name. */
const domain = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z\d](?:[\w-]*[a-z\d])?(?:\.[a-z\d](?:[\w-]*[a-z\d])?)*$/, { error: 'must be a domain name' });

/** On one line, with `\n` for line breaks, as many tools require it. */
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

/** To listen on. Brackets, as in URLs, are removed. */
const host = text
  .transform((value) => value.replace(/^\[(.*)\]$/, '$1'))
  .refine(isHost, { error: 'must be an IP address or a host name, without a port' });

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.enum(values, { error: `must be ${values.join(' or ')}` }));

export const oneOfOr = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  fallback: Values[number],
) => z.preprocess((value) => blankToUndefined(value) ?? fallback, oneOf(values));
export const portOrNull = z.preprocess((value) => blankToUndefined(value) ?? null, portNumber.nullable());
export const portOr = (fallback: number) => orDefault(portNumber, String(fallback));
export const wholeNumberOr = (fallback: number) => orDefault(wholeNumber, String(fallback));
const auditRetention = wholeNumber.refine((days) => days === 0 || days >= minAuditRetentionDays, {
  error: `must be 0, or ${minAuditRetentionDays} or more`,
});

export const auditRetentionOr = (fallback: number) => orDefault(auditRetention, String(fallback));
export const booleanOr = (fallback: boolean) => orDefault(boolean, String(fallback));
export const booleanOrNull = orNull(boolean);
export const textOr = (fallback: string) => orDefault(text, fallback);
export const textOrNull = orNull(text);
export const hostOr = (fallback: string) => orDefault(host, fallback);
export const emailOrNull = orNull(email);
export const mailboxOrNull = orNull(mailbox);
export const httpUrlOrNull = orNull(url('http', 'https'));
export const databaseUrlOrNull = orNull(url('postgres', 'postgresql'));
export const smtpUrlOrNull = orNull(url('smtp', 'smtps'));
export const databasePasswordOrNull = orNull(z.string());
export const domainOrNull = orNull(domain);
export const privateKeyOrNull = orNull(privateKey);
export const passwordOrNull = orNull(password);
export const panelPasswordOrNull = orNull(panelPassword);
export const secretOrNull = orNull(z.string().min(32, { error: 'must have at least 32 characters' }));

/** Null for `off`. */
export const backupScheduleOr = (fallback: string) =>
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

export const backupRetentionOr = (fallback: string) =>
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
export const tileUrlOr = (fallback: string) =>
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
export const networkList = z.preprocess(
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
