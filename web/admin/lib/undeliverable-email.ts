/** Domains that are reserved for examples and tests (RFC 2606, RFC 6761): no email ever arrives there. */
const reservedDomain = /(?:^|\.)(?:example|test|invalid|localhost|local|example\.(?:com|net|org))$/i;

export const isUndeliverableEmail = (email: string): boolean =>
  reservedDomain.test(email.slice(email.lastIndexOf('@') + 1));
