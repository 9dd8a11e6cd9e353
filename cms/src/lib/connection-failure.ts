/** Why a database or a storage can't be used, and what to do about it. */

const wrongKeys = 'check the keys, and that they may use the bucket';
const wrongCertificate = 'the certificate is not valid for this host';
const noAnswer = 'check host, port and firewalls';

/** Advice by the code of Node or PostgreSQL, the name or status of an S3 error, or the message. */
const advice: Record<string, string> = {
  ENOTFOUND: 'check the spelling of the host',
  EAI_AGAIN: 'check the spelling of the host, and the DNS of this machine',
  ECONNREFUSED: 'check host and port, and that the server runs',
  ECONNRESET: 'check that host and port are those of this service',
  ETIMEDOUT: noAnswer,
  EHOSTUNREACH: noAnswer,
  ENETUNREACH: noAnswer,
  TimeoutError: noAnswer,
  EPROTO: 'check whether the URL starts with http:// or https://',
  DEPTH_ZERO_SELF_SIGNED_CERT: wrongCertificate,
  SELF_SIGNED_CERT_IN_CHAIN: wrongCertificate,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: wrongCertificate,
  ERR_TLS_CERT_ALTNAME_INVALID: wrongCertificate,
  CERT_HAS_EXPIRED: wrongCertificate,
  '28P01': 'check user and password',
  '28000': 'check the user, and what pg_hba.conf of the server allows',
  '3D000': 'create the database, or correct its name',
  '53300': 'other programs use all connections of the server',
  'The server does not support SSL connections': 'remove sslmode from the URL',
  'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string': 'set DATABASE_PASSWORD',
  'Connection terminated unexpectedly': 'check that the port is that of PostgreSQL',
  'timeout expired': noAnswer,
  NoSuchBucket: 'create the bucket, or correct its name and region',
  NotFound: 'create the bucket, or correct its name and region',
  AccessDenied: wrongKeys,
  Forbidden: wrongKeys,
  '403': wrongKeys,
  InvalidAccessKeyId: wrongKeys,
  SignatureDoesNotMatch: wrongKeys,
  PermanentRedirect: 'check the region',
  '301': 'check the region',
  '400': 'check the region, and the host of the endpoint',
};

export const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** The code of an error of Node, the database or the storage; undefined without one. */
export const codeOf = (error: unknown): unknown => property(error, 'code');

/** The status of an S3 response; undefined without one. */
export const statusOf = (error: unknown): unknown => property(property(error, '$metadata'), 'httpStatusCode');

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** One line: `AccessDenied (403): check the keys, …`, `connect ECONNREFUSED 127.0.0.1:9000: check host and port, …`. */
export function describeConnectionFailure(error: unknown): string {
  const status = statusOf(error);
  const [code, name, message] = ['code', 'name', 'message'].map((key) => text(property(error, key)));
  // An AggregateError, of a host with several addresses, has a code and no message.
  const reason = typeof status === 'number' ? `${name} (${status})` : message || code || name || String(error);
  const found = [code, name, text(status), message].flatMap((key) => advice[key ?? ''] ?? [])[0];
  return (found ? `${reason}: ${found}` : reason).replace(/\s+/g, ' ');
}
