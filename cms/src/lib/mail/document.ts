export const mailUid = 'api::outgoing-mail.outgoing-mail';

export const mailTable = 'outgoing_mails';

/** Emails that are not sent by then fail; unless they have an expiry of their own, such as the link they contain. */
export const maxWaitMs = 4 * 24 * 60 * 60_000;
