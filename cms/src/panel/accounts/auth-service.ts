/** Adapts how Strapi checks the passwords of the panel's users and sends them links to reset them. */
import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';

type Credentials = { email: string; password: string };

type AuthService = {
  checkCredentials: (credentials: Credentials) => Promise<unknown>;
  validatePassword: (password: string, hash: string) => Promise<boolean>;
  hashPassword: (password: string) => Promise<string>;
  forgotPassword: (input: { email: string }) => Promise<unknown>;
};

type Services = { extend: (uid: string, extend: (service: AuthService) => AuthService) => void };

/** Strapi's links are valid for an hour. */
const linkValidForMs = 3_600_000;
/** So long, further requests send no other link: it would end the one that the user has just received. */
const linkSuffices = 5 * 60_000;

const usersUid = 'admin::user';

/**
 * Unknown accounts, and those that have not accepted their invitation, take as long as wrong passwords. Strapi responds
 * at once.
 */
function withEqualTime({ checkCredentials, validatePassword, hashPassword }: AuthService) {
  const dummyHash = hashPassword(randomBytes(16).toString('hex'));
  return async (credentials: Credentials) => {
    const where = { email: credentials.email, password: { $notNull: true } };
    const isKnown = (await strapi.db.query(usersUid).count({ where })) > 0;
    if (!isKnown) await validatePassword(credentials.password, await dummyHash);
    return checkCredentials(credentials);
  };
}

async function hasNewLink(email: string, now: Date): Promise<boolean> {
  const issuedSince = new Date(now.getTime() - linkSuffices);
  const where = {
    email,
    resetPasswordToken: { $notNull: true },
    resetPasswordTokenExpiresAt: { $gt: new Date(issuedSince.getTime() + linkValidForMs) },
  };
  return (await strapi.db.query(usersUid).count({ where })) > 0;
}

/** Nobody can keep a user from resetting the password by requesting links for them, or fill their mailbox. */
function withLinkKept({ forgotPassword }: AuthService) {
  // Strapi does not wait for it, so that the response takes as long for unknown accounts.
  return async (input: { email: string }) => {
    try {
      if (!(await hasNewLink(input.email, new Date()))) await forgotPassword(input);
    } catch (error) {
      strapi.log.error('A link to reset a password of the panel was not sent', { err: error });
    }
  };
}

export function adaptPanelAuth(strapi: Core.Strapi): void {
  (strapi.get('services') as Services).extend('admin::auth', (service) => ({
    ...service,
    checkCredentials: withEqualTime(service),
    forgotPassword: withLinkKept(service),
  }));
}
