/** Keeping staff from uploading by requests with made-up credentials, from many addresses. */
import net from 'node:net';
import type { AttackCase } from '../attack-case.ts';
import { sessionCookie, type Attacker } from '../attacker.ts';
import { multipart } from '../http.ts';
import { smallImages } from '../test-images.ts';

/** As many as web forwards at a time. */
const addressCount = 20;
const perAddress = 4;

const maxWaitMs = 10_000;

const headOf = (path: string, type = 'application/json') =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${sessionCookie}=made-up\r\nContent-Type: ${type}\r\nContent-Length: 1000000\r\n\r\n`;

/** Bodies that never end. */
const held: Record<string, string> = {
  'half a large form': `${headOf('/api/contact/submit')}${'x'.repeat(70_000)}`,
  'half a large sign-in': `${headOf('/api/auth/login')}${'x'.repeat(70_000)}`,
  'half an upload': `${headOf('/api/beers/none/images', 'multipart/form-data; boundary=x')}--x\r\n`,
};

function connect({ target, nextAddress }: Attacker, bytes: string): net.Socket[] {
  return Array.from({ length: addressCount }, nextAddress).flatMap((localAddress) =>
    Array.from({ length: perAddress }, () => {
      const socket = net.connect({ host: '127.0.0.1', port: target.ports.site, localAddress });
      socket.on('error', () => undefined);
      socket.write(bytes);
      return socket;
    }),
  );
}

export const uploadSlots = Object.entries(held).map(([name, bytes]): AttackCase => ({
  goal: `keep staff from uploading by ${addressCount * perAddress} connections with ${name} and made-up credentials`,
  attempt: async (attacker) => {
    const sockets = connect(attacker, bytes);
    try {
      // The home page: web has received what was sent before.
      await attacker.send({ path: '/', from: attacker.nextAddress() });
      const part = { name: 'images', filename: 'photo.png', type: 'image/png', content: await smallImages.png() };
      const { status, milliseconds } = await attacker.send({
        ...{ method: 'POST', path: '/api/beers/none/images', as: 'moderator' },
        ...multipart([part]),
        timeoutMs: 60_000,
      });
      if (status !== 404) return `staff get ${status}`;
      return milliseconds < maxWaitMs ? null : `staff waited ${milliseconds.toFixed(0)} ms`;
    } finally {
      sockets.forEach((socket) => socket.destroy());
    }
  },
}));
