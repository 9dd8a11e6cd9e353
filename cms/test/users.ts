/** Staff users, and what their sign-ins need. */
import { URI, type TOTP } from 'otpauth';
import type { User } from '#domain/user/schema';
import { admin, type ApiClient, createClient, visitor } from './client';
import { unique, uniqueEmail } from './factories';
import type { RunningServer } from './server';
import { isOnPostgres, queryRows } from './stored-data';

export const password = 'a long enough one';

export const userInput = (overrides: object = {}) => ({
  firstName: 'Nora',
  lastName: unique('Tester'),
  email: uniqueEmail(),
  password,
  ...overrides,
});

/** A moderator by default; `creator` is by default the admin of the shared server. */
export async function makeUser(overrides: object = {}, creator: ApiClient = admin): Promise<User> {
  const { body, text } = await creator.post<{ user?: User }>('/auth/users', userInput(overrides));
  if (!body.user) throw new Error(`Creating a user returned ${text}`);
  return body.user;
}

export const signInAs = async ({ email }: { email: string }, userPassword = password): Promise<ApiClient> => {
  const { body } = await visitor().post('/auth/login', { email, password: userPassword });
  return createClient({ token: body.token });
};

/** The code of a step relative to the current one: the steps before and after are valid too, each once. */
export const codeOf = (uri: string, step = 0) =>
  (URI.parse(uri) as TOTP).generate({ timestamp: Date.now() + step * 30_000 });

/** The cookie of a device with a sign-in, of the staff app or the panel. */
export const deviceCookieOf = ({ headers }: { headers: Headers }): string =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('brewery_device_'))
    ?.split(';')[0] ?? '';

type StoredMail = { subject: string; text: string; html: string };

/** The emails to an address, sent or not. */
export const mailsTo = async (email: string, server?: RunningServer) =>
  (await queryRows('select * from outgoing_mails where "to" = ? order by id', [email], server)) as StoredMail[];

/** The number of emails to a visitor, and to the brewery about them. */
export const countMails = async (email: string, server?: RunningServer) =>
  (await queryRows('select id from outgoing_mails where "to" = ? or reply_to = ?', [email, email], server)).length;

export const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);

/** An SQL expression for tests that make stored times older. */
export const minutesAgo = (minutes: number) =>
  isOnPostgres ? `now() at time zone 'utc' - interval '${minutes} minutes'` : String(Date.now() - minutes * 60_000);
