/** The mail server that sends the brewery's emails, as admins set it in the staff app. */
import * as z from 'zod';
import {
  requiredChoiceField,
  requiredNumber,
  optionalText,
  optionalTextMatching,
  requiredText,
  tooLongMessage,
  emailField,
  requestBody,
} from '../shared/fields';
import { isEmail, normalizeEmail } from '../shared/email-format';
import { versionField } from '../shared/optimistic-lock';
import { instantSchema } from '../shared/response-schemas';
import { sanitizeText } from '../shared/sanitize-text';

/** `tls` from the first byte, `starttls` after a greeting, `none` only where nobody can listen. */
const mailSecurities = ['tls', 'starttls', 'none'] as const;
export type MailSecurity = (typeof mailSecurities)[number];

const isHost = (text: string) => [z.ipv4(), z.ipv6(), z.hostname()].some((schema) => schema.safeParse(text).success);

const hostMessage = 'Please enter the name of a mail server, such as smtp.example.com';

export const mailServerInput = requestBody({
  host: requiredText({ label: 'Mail server', max: 253 }).refine((text) => text === '' || isHost(text), hostMessage),
  port: requiredNumber(
    { min: 1, max: 65_535, integer: true, message: 'Port must be a whole number from 1 to 65535' },
    'Port is required',
  ),
  security: requiredChoiceField({
    values: mailSecurities,
    message: 'Please choose how the connection is protected',
  }),
  // Nodemailer would take what follows a colon for a part of the password.
  user: optionalText({ label: 'User name', max: 254 }).refine(
    (user) => !user?.includes(':'),
    'A user name can’t have a colon',
  ),
  /** Absent or blank: the stored password, as long as host, port and user name stay the same. */
  password: z
    .string({ error: 'Password must be text' })
    .overwrite(sanitizeText)
    .max(1000, tooLongMessage('Password', 1000))
    .transform((text) => text || null)
    .nullable()
    .optional(),
  /** The address that emails come from; null for one at the site's host. */
  from: optionalTextMatching(isEmail, 'Please provide a valid email address', normalizeEmail),
  /** Null: there was no server to change. */
  updatedAt: z.null().or(versionField),
}).refine(({ user, password }) => user || !password, {
  path: ['user'],
  error: 'Please enter the user name that this password belongs to',
});
export type MailServerInput = z.output<typeof mailServerInput>;

export const mailTestInput = requestBody({
  to: emailField({ required: 'Email is required', invalid: 'Please provide a valid email address' }),
  /** Null or absent: the server in use. */
  server: mailServerInput.nullish(),
});

export const mailSettingsSchema = z
  .object({
    isFixed: z.boolean().describe('True: SMTP_URL of the environment sets the server, and it can’t be changed here.'),
    server: z
      .object({
        host: z.string(),
        port: z.int(),
        security: z.enum(mailSecurities),
        user: z.string().nullable(),
        hasPassword: z.boolean(),
        from: z.string().nullable(),
      })
      .nullable()
      .describe('Null: emails wait until there is one.'),
    sender: z.string().describe('Name and address that emails come from.'),
    waiting: z.int().describe('Emails that are not sent yet.'),
    updatedAt: instantSchema.nullable().describe('When the server was set. Null without one that can be changed.'),
  })
  .meta({ id: 'MailSettings' });
export type MailSettings = z.output<typeof mailSettingsSchema>;
