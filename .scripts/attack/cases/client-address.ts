/** Appearing as another client to get around limits. No proxy is trusted, as installed. */
import type { OutgoingHttpHeaders } from 'node:http';
import { attack, type AttackClass, words } from '../attack-case.ts';

const plain = words`
  X-Forwarded-For X-Real-IP X-Client-IP X-Cluster-Client-IP X-Originating-IP X-Remote-IP X-Remote-Addr CF-Connecting-IP
  True-Client-IP Fastly-Client-IP X-ProxyUser-Ip
`;

/** Headers in which proxies have named the client, with an address that differs for each request. */
const spoofed: Record<string, (address: string) => OutgoingHttpHeaders> = {
  ...Object.fromEntries(plain.map((name) => [name, (address: string) => ({ [name]: address })])),
  'the first entry of X-Forwarded-For': (address) => ({ 'X-Forwarded-For': `${address}, 127.0.0.1` }),
  'the last entry of X-Forwarded-For': (address) => ({ 'X-Forwarded-For': `127.0.0.1, ${address}` }),
  'an IPv6 address in X-Forwarded-For': (address) => ({ 'X-Forwarded-For': `2001:db8::${address.split('.').at(-1)}` }),
  'an IPv4-mapped address': (address) => ({ 'X-Forwarded-For': `::ffff:${address}` }),
  'text in X-Forwarded-For': (address) => ({ 'X-Forwarded-For': `unknown-${address}` }),
  'a port in X-Forwarded-For': (address) => ({ 'X-Forwarded-For': `${address}:${address.split('.').at(-1)}` }),
  'an empty X-Forwarded-For': () => ({ 'X-Forwarded-For': '' }),
  Forwarded: (address) => ({ Forwarded: `for=${address}` }),
  'a user agent for each request': (address) => ({ 'User-Agent': `agent ${address}` }),
  'a session cookie for each request': (address) => ({ Cookie: `brewery_session=${address}` }),
};

const attempts = 8;
const form = { name: 'Ina', phone: '5305550134', subject: 'Tours', message: 'A message of the attack test' };

/** Five forms a minute are accepted from one address; spam that the honeypot catches counts as well. */
const formsBeyondLimit = Object.entries(spoofed).map(([name, headersFor]) =>
  attack(`send more than five forms a minute with ${name}`, async ({ send }) => {
    let accepted = 0;
    for (let index = 0; index < attempts; index += 1) {
      const { status } = await send({
        method: 'POST',
        path: '/api/contact/submit',
        headers: headersFor(`203.0.113.${index + 1}`),
        body: { ...form, email: `flood${index}@example.com`, website: 'spam' },
      });
      if (status === 201) accepted += 1;
    }
    return accepted <= 5 ? null : `${accepted} forms were accepted`;
  }),
);

/** The port of the cms: any process or tunnel of its machine reaches it. */
const besideWeb = ['', 'X'.repeat(43)].map((secret) =>
  attack(`tell the cms another address beside web, with ${secret ? 'a guessed' : 'no'} secret`, async ({ send }) => {
    const statuses: number[] = [];
    for (let index = 0; index < 7; index += 1) {
      const headers = { 'X-Forwarded-For': `203.0.113.${index + 1}`, ...(secret && { 'X-Edge-Secret': secret }) };
      const body = { email: `beside-${secret.length}@example.com`, password: 'wrong' };
      statuses.push((await send({ to: 'cms', method: 'POST', path: '/api/auth/login', headers, body })).status);
    }
    return statuses.at(-1) === 429 ? null : `got ${statuses.join(', ')}`;
  }),
);

export const clientAddress: AttackClass = { name: 'client address', cases: () => [...formsBeyondLimit, ...besideWeb] };
