/**
 * Why an email was not delivered. `rejected`: for good, by the mail server's 5xx response to this email. `deferred`: the
 * response was 4xx, a later attempt may succeed. `unreachable`: the server did not get as far as this email.
 */
export type DeliveryFailure = { kind: 'rejected' | 'deferred' | 'unreachable'; reason: string };

/** What nodemailer adds to its errors. */
type SmtpError = { message: string; code?: unknown; response?: unknown; responseCode?: unknown };

/** Nodemailer's codes for failures of the sender, the recipient or the message. */
const codesOfEmail = new Set<unknown>(['EENVELOPE', 'EMESSAGE']);

const unreachableReasons: Record<string, string> = {
  EAUTH: 'The mail server rejected the user name or the password',
  ETIMEDOUT: 'The mail server does not respond',
  EDNS: 'The name of the mail server cannot be resolved',
  ECONNECTION: 'The mail server cannot be reached',
  ESOCKET: 'The mail server cannot be reached',
  ETLS: 'No secure connection to the mail server is possible',
};

const toLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 1000);

const findUnreachableReason = (code: unknown) =>
  unreachableReasons[String(code)] ?? 'The connection to the mail server failed';

export function toDeliveryFailure(error: unknown): DeliveryFailure {
  if (!(error instanceof Error)) return { kind: 'unreachable', reason: toLine(String(error)) };
  const { message, code, response, responseCode } = error as SmtpError;
  const detail = toLine(typeof response === 'string' ? response : message);
  if (!codesOfEmail.has(code)) return { kind: 'unreachable', reason: `${findUnreachableReason(code)} (${detail})` };
  const isDeferred = typeof responseCode === 'number' && responseCode < 500;
  return { kind: isDeferred ? 'deferred' : 'rejected', reason: detail };
}

/** For logs: mail servers repeat the recipient's address in their responses. */
export const withoutAddresses = (reason: string) => reason.replace(/[^\s<>@]+@[^\s<>@]+/g, '(address)');
