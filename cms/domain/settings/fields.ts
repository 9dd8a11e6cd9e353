/** Schemas of environment variables. An empty variable counts as absent. Error messages follow the variable's name. */
import { z } from 'zod';

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

const password = z.string().min(8, { error: 'must have at least 8 characters' });

/** The rules of Strapi's admin panel. */
const panelPassword = password.regex(/(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/, {
  error: 'must have a lower-case letter, an upper-case letter and a digit',
});

const text = z.string().trim();

export const portOr = (fallback: number) => orDefault(portNumber, String(fallback));
export const wholeNumberOr = (fallback: number) => orDefault(wholeNumber, String(fallback));
export const booleanOr = (fallback: boolean) => orDefault(boolean, String(fallback));
export const booleanOrNull = orNull(boolean);
export const textOr = (fallback: string) => orDefault(text, fallback);
export const textOrNull = orNull(text);
export const emailOrNull = orNull(email);
export const mailboxOrNull = orNull(mailbox);
export const httpUrlOrNull = orNull(url('http', 'https'));
export const databaseUrlOrNull = orNull(url('postgres', 'postgresql'));
export const smtpUrlOrNull = orNull(url('smtp', 'smtps'));
export const passwordOrNull = orNull(password);
export const panelPasswordOrNull = orNull(panelPassword);
export const secretOrNull = orNull(z.string().min(32, { error: 'must have at least 32 characters' }));

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
