/** The link that lets a user choose a new password. This file has no dependency on zod. */

const resetPath = '/admin/reset-password';

/** The token is in the fragment, which browsers send to no server: neither logs nor `Referer` contain it. */
export const resetLinkPath = (token: string) => `${resetPath}#token=${encodeURIComponent(token)}`;

/** The token of a link; an empty one if the link lost it, null if the URL is no such link. */
export function parseResetLink({ pathname, hash }: { pathname: string; hash: string }): string | null {
  if (pathname.replace(/\/$/, '') !== resetPath) return null;
  return new URLSearchParams(hash.slice(1)).get('token') ?? '';
}

const invitationMark = '.invitation';

/** The token of a new user, who has no password yet. */
export const toInvitation = (token: string) => token + invitationMark;

export const isInvitation = (token: string) => token.endsWith(invitationMark);

const removed = '(removed)';

export const hasRemovedToken = (text: string) => text.includes(removed);

/**
 * Cleans copies of emails that were sent or have failed. The links are the staff app's, and the panel's to reset a
 * password or accept an invitation.
 */
export const removeResetToken = (text: string) =>
  text.replace(/(#token=|\?registrationToken=|\/reset-password\?code=)[\w.%-]+/g, `$1${removed}`);
