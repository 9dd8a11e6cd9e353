import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

type ReceivedMail = { to: string; data: string };

/** A mail server on loopback that stores what it receives; while `state.isRejecting`, it defers every recipient (451). */
export async function startMailServer() {
  const received: ReceivedMail[] = [];
  const state = { isRejecting: false };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo: (_address, _session, callback) =>
      callback(state.isRejecting ? Object.assign(new Error('Try again later'), { responseCode: 451 }) : null),
    onData: async (stream, { envelope }, callback) => {
      const data = (await text(stream)).replaceAll('\r\n', '\n');
      for (const { address } of envelope.rcptTo) received.push({ to: address, data });
      callback();
    },
  });
  // Clients that disconnect early are part of the tests.
  server.on('error', () => undefined);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    state,
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
