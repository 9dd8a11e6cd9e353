import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../../../test/free-port';
import { startMailServer } from '../../../test/smtp';
import { explainFailure, toDeliveryFailure, withoutAddresses, openSmtpConnection } from './smtp';

const mailServer = await startMailServer();
mailServer.state.unknown.add('unknown@example.com');

const others: Server[] = [];

afterAll(async () => {
  for (const server of others) server.close();
  await mailServer.stop();
});

async function listen(onConnection: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => onConnection(socket.on('error', () => undefined)));
  others.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Responds to each command with the next line. */
const listenWith = (...lines: string[]) =>
  listen((socket) => {
    const remaining = [...lines];
    const respond = () => socket.write(`${remaining.shift() ?? '250 OK'}\r\n`);
    respond();
    socket.on('data', respond);
  });

/** Uses the certificate of smtp-server, which no authority has signed. */
async function listenWithTls() {
  const server = new SMTPServer({ secure: true, logger: false }).on('error', () => undefined);
  others.push(server.server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `smtps://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

const email = (to: string) => ({ from: 'brewery@example.com', to, subject: 'Hello', text: 'Hello' });

async function findError(url: string, to = 'guest@example.com'): Promise<unknown> {
  const connection = openSmtpConnection({ url, dkim: null });
  try {
    await connection.send(email(to));
    return null;
  } catch (error) {
    return error;
  } finally {
    connection.close();
  }
}

const findFailure = async (url: string, to?: string) => toDeliveryFailure(await findError(url, to));

test.each([
  ['a server that never greets', () => listen(() => undefined), /^The mail server does not respond/],
  [
    'a server that closes the connection',
    () => listen((socket) => socket.end()),
    /^The connection to the mail server failed/,
  ],
  ['no server', async () => `smtp://127.0.0.1:${await freePort()}`, /^The mail server cannot be reached/],
  [
    'a wrong password',
    async () => (await listenWith('220 Hi', '250-Hi\r\n250 AUTH PLAIN', '535 5.7.8 Bad')).replace('//', '//me:bad@'),
    /^The mail server rejected the user name or the password \(535 5\.7\.8 Bad\)/,
  ],
  [
    'a certificate that no known authority has signed',
    listenWithTls,
    /^The certificate of the mail server is not valid: .+ \(.*certificate/,
  ],
  [
    'a server without TLS on this port',
    async () => (await listenWith('220 Hi')).replace('smtp:', 'smtps:'),
    /^No secure connection .* try the other encryption/,
  ],
  ['a server that is too busy for connections', () => listenWith('421 Too many connections'), /421/],
])('%s: the server is unreachable, which is no fault of the email', async (_name, start, reason) => {
  const url = await start();
  const failure = await findFailure(`${url}?greetingTimeout=300&connectionTimeout=3000`);
  expect(failure).toEqual({ kind: 'unreachable', reason: expect.stringMatching(reason) });
});

test('a recipient that the server does not know is rejected for good', async () => {
  const failure = await findFailure(mailServer.url, 'unknown@example.com');
  expect(failure).toEqual({
    kind: 'rejected',
    reason: '550 5.1.1 <unknown@example.com>: Recipient address rejected: User unknown',
  });
  expect(withoutAddresses(failure.reason)).toBe('550 5.1.1 <(address)>: Recipient address rejected: User unknown');
});

test('a message that the server does not accept is rejected for good; a full mailbox is not', async () => {
  const accepted = ['220 Hi', '250 Hi', '250 Sender OK'];
  const spam = await listenWith(...accepted, '250 Recipient OK', '354 Go', '554 Spam');
  expect(await findFailure(spam)).toEqual({ kind: 'rejected', reason: '554 Spam' });
  const full = await listenWith(...accepted, '452 Mailbox full');
  expect(await findFailure(full)).toEqual({ kind: 'deferred', reason: '452 Mailbox full' });
});

test.each([
  ['553 Not your address', /^The mail server does not accept this sender: use .+ \(553 Not your address\)$/],
  ['530 Authentication required', /^The mail server requires a user name and a password \(530/],
  ['451 Greylisted', /^The mail server does not accept this email yet: try again later \(451/],
])('a test email says what %s means', async (response, words) => {
  expect(explainFailure(await findError(await listenWith('220 Hi', '250 Hi', response)))).toMatch(words);
});

test('several emails use one connection, also after a rejected one', async () => {
  const before = mailServer.state.connections;
  const connection = openSmtpConnection({ url: mailServer.url, dkim: null });
  for (const to of ['a@example.com', 'b@example.com', 'c@example.com']) await connection.send(email(to));
  expect(mailServer.state.connections - before).toBe(1);
  await expect(connection.send(email('unknown@example.com'))).rejects.toThrow(/User unknown/);
  await connection.send(email('d@example.com'));
  connection.close();
});
