/** Signs emails (RFC 6376), so that recipients' servers can verify that they are from the brewery's domain. */
import { createPrivateKey } from 'node:crypto';
import { settings } from '../settings';
import { failStartup } from '../startup-checks';

export type DkimOptions = { domainName: string; keySelector: string; privateKey: string; headerFieldNames: string };

/** One-click unsubscribing requires that its headers are signed (RFC 8058 §4). */
const signedHeaders = [
  'From',
  'Reply-To',
  'To',
  'Subject',
  'Date',
  'Message-ID',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
].join(':');

/** Nodemailer would send the email unsigned. It only supports RSA. */
function isRsaKey(privateKey: string): boolean {
  try {
    return createPrivateKey(privateKey).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

/** Stops the start if the key can't sign. */
export function readDkimOptions(): DkimOptions | null {
  const { dkim } = settings();
  if (!dkim) return null;
  const { domain, selector, privateKey } = dkim;
  if (!isRsaKey(privateKey)) failStartup('DKIM_PRIVATE_KEY must be an RSA private key without a password, as PEM');
  return { domainName: domain, keySelector: selector, privateKey, headerFieldNames: signedHeaders };
}
