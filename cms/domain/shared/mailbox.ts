/** The mailbox that an e-mail address most likely delivers to, for limits per recipient. Expects a normalized address. */
const gmailHosts = new Set(['gmail.com', 'googlemail.com']);

/** Removes the tag of `ann+beer@example.com`, and the dots that Gmail ignores. */
export function toMailbox(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at).replace(/(?<=.)\+.*$/, '');
  const host = email.slice(at + 1);
  return gmailHosts.has(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}
