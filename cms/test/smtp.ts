import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

type ReceivedMail = { to: string; data: string };

const smtpError = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

type Account = { user: string; password: string };

/**
 * A mail server on loopback, which needs `account` to sign in if there is one, and stores what it receives. While
 * `state.isRejecting`, it defers every recipient (451); it rejects those in `state.unknown` for good (550), and does not
 * respond to those at a host in `state.slowHosts` until `respondToSlow` is called.
 */
export async function startMailServer(account?: Account) {
  const received: ReceivedMail[] = [];
  const state = { isRejecting: false, unknown: new Set<string>(), slowHosts: new Set<string>(), connections: 0 };
  const withheld: (() => void)[] = [];
  const findError = (address: string) => {
    if (state.unknown.has(address))
      return smtpError(550, `5.1.1 <${address}>: Recipient address rejected: User unknown`);
    return state.isRejecting ? smtpError(451, 'Try again later') : null;
  };
  const server = new SMTPServer({
    authOptional: !account,
    allowInsecureAuth: true,
    disabledCommands: account ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
    onAuth: ({ username = '', password }, _session, callback) => {
      const isKnown = username === account?.user && password === account.password;
      if (isKnown) callback(null, { user: username });
      else callback(smtpError(535, '5.7.8 Wrong user name or password'));
    },
    disableReverseLookup: true,
    logger: false,
    onConnect: (_session, callback) => {
      state.connections += 1;
      callback();
    },
    onRcptTo: ({ address }, _session, callback) => {
      const respond = () => callback(findError(address));
      if (state.slowHosts.has(address.split('@')[1] ?? '')) withheld.push(respond);
      else respond();
    },
    onData: async (stream, { envelope }, callback) => {
      const data = await text(stream).catch(() => null);
      // The client is gone, and does not count the message as sent.
      if (data === null) return callback(smtpError(451, 'The message is incomplete'));
      for (const { address } of envelope.rcptTo) received.push({ to: address, data: data.replaceAll('\r\n', '\n') });
      callback();
    },
  });
  // Clients that disconnect early are part of the tests.
  server.on('error', () => undefined);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  server.server.unref();
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    state,
    /** The number of recipients that wait for a response. */
    countWithheld: () => withheld.length,
    respondToSlow() {
      state.slowHosts.clear();
      for (const respond of withheld.splice(0)) respond();
    },
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
