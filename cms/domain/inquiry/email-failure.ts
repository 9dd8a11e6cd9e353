/** What the mail server's final rejection of an email means, by its enhanced status code (RFC 3463). */
const meanings: readonly [RegExp, string][] = [
  [/^\d{3}[ -]5\.1\.(?:1|2|3|6|10)\b/, 'this email address does not exist'],
  [/^\d{3}[ -]5\.2\.2\b/, 'the mailbox is full'],
  [/^\d{3}[ -]5\.2\./, 'the mailbox does not accept email'],
  [/^\d{3}[ -]5\.7\./, 'the mail server does not accept it'],
];

/** Null if the reason itself has to be shown alone. */
export const explainRejection = (reason: string | null): string | null =>
  meanings.find(([pattern]) => reason !== null && pattern.test(reason))?.[1] ?? null;
