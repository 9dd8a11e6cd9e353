/** The emails about inquiries, in the outbox. */
import type { Core } from '@strapi/strapi';
import type { InquiryEmail } from '#domain/inquiry/email';
import { recordAudit } from '#lib/audit/record';
import { notFound } from '#lib/errors';
import { settings } from '#lib/settings';
import { fetchMailSettings } from '#lib/site-settings/queries';
import { toInstant } from '#lib/stored-values';
import { mailUid, queueAgain } from '#lib/mail/enqueue';
import { inquiryUid } from './document';

type Row = {
  documentId: string;
  inquiry: string;
  purpose: 'inquiry-notification' | 'inquiry-confirmation';
  to: string;
  state: 'waiting' | 'sent' | 'failed';
  sentAt: string | Date | null;
  nextAttemptAt: string | Date | null;
  lastError: string | null;
};

const columns = ['documentId', 'inquiry', 'purpose', 'to', 'state', 'sentAt', 'nextAttemptAt', 'lastError'] as const;

const purposes = {
  'inquiry-notification': 'notification',
  'inquiry-confirmation': 'confirmation',
} as const satisfies Record<Row['purpose'], InquiryEmail['purpose']>;

const toInstantOrNull = (value: string | Date | null) => value && toInstant(value);

const serializeEmail = ({ documentId, purpose, to, state, sentAt, nextAttemptAt, lastError }: Row): InquiryEmail => ({
  _id: documentId,
  purpose: purposes[purpose],
  to,
  state: state === 'waiting' && !settings().smtpUrl ? 'no-mail-server' : state,
  sentAt: toInstantOrNull(sentAt),
  nextAttemptAt: lastError === null ? null : toInstantOrNull(nextAttemptAt),
  error: lastError,
});

/** Returns the emails of one of these inquiries, by its document ID. */
export async function fetchEmails(inquiryIds: string[]): Promise<(inquiryId: string) => InquiryEmail[]> {
  const rows: Row[] =
    inquiryIds.length === 0
      ? []
      : await strapi.db
          .query(mailUid)
          .findMany({ select: [...columns], where: { inquiry: { $in: inquiryIds } }, orderBy: { id: 'asc' } });
  return (inquiryId) => rows.filter(({ inquiry }) => inquiry === inquiryId).map(serializeEmail);
}

/** A notification goes to the current recipient: the former one may be why it failed. */
export async function resendEmail(inquiryId: string, emailId: string, now: Date): Promise<void> {
  const email: Row | null = await strapi.db
    .query(mailUid)
    .findOne({ select: [...columns], where: { documentId: emailId, inquiry: inquiryId } });
  if (!email) throw notFound('Email');
  const isNotification = email.purpose === 'inquiry-notification';
  const changes = isNotification ? { to: (await fetchMailSettings()).inquiryRecipient } : {};
  await strapi.db.transaction(async () => {
    await queueAgain(emailId, now, changes);
    const record = { type: 'outgoing-mail', id: emailId, name: null };
    await recordAudit({ action: 'sent-again', area: 'inquiries', record }, now);
  });
}

/** They contain what the sender wrote. */
export function deleteEmailsOfDeletedInquiries(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [inquiryUid],
    async afterDelete({ result }: { result?: { documentId?: string } }) {
      if (result?.documentId) await strapi.db.query(mailUid).deleteMany({ where: { inquiry: result.documentId } });
    },
  });
}
