/** Requests that two servers could read differently, and requests that are none. */
import { attack, type AttackClass } from '../attack-case.ts';
import type { Service } from '../attacker.ts';
import { rawStatuses } from '../http.ts';

/** `|` stands for a line end. */
const toBytes = (text: string) => Buffer.from(text.replaceAll('|', '\r\n'), 'latin1');

const host = 'Host: localhost';
const get = `GET / HTTP/1.1|${host}`;
const form = `POST /api/contact/submit HTTP/1.1|${host}`;
const smuggled = `GET /api/auth/users HTTP/1.1|${host}||`;
const smuggledLength = toBytes(smuggled).length;

/** One request each: a second response would be that of the smuggled one. */
const smuggling: Record<string, string> = {
  'Content-Length and Transfer-Encoding': `${form}|Content-Length: 4|Transfer-Encoding: chunked||0||${smuggled}|`,
  'a space before the colon': `${form}|Content-Length: 6|Transfer-Encoding : chunked||0||${smuggled}|`,
  'an unknown Transfer-Encoding': `${form}|Transfer-Encoding: xchunked||0||${smuggled}|`,
  'two Transfer-Encodings': `${form}|Transfer-Encoding: chunked, identity||0||${smuggled}|`,
  'two different lengths': `${form}|Content-Length: 0|Content-Length: ${smuggledLength}||${smuggled}|`,
  'two lengths in one header': `${form}|Content-Length: 0, ${smuggledLength}||${smuggled}|`,
  'a length with a plus sign': `${form}|Content-Length: +${smuggledLength}||${smuggled}|`,
  'a negative length': `${form}|Content-Length: -1||${smuggled}|`,
  'a length in hexadecimal': `${form}|Content-Length: 0x10||${smuggled}|`,
  'a length that overflows': `${form}|Content-Length: 99999999999999999999999||${smuggled}|`,
  'a folded header': `${get}|X: a| Transfer-Encoding: chunked|Bad Header: x||${smuggled}|`,
  'a header without a colon': `${get}|NoColon||${smuggled}|`,
  'a header with a zero byte': `${get}|X: a\0b||${smuggled}|`,
  'line ends without carriage return':
    `${form}|Content-Length: 0|Transfer-Encoding: chunked||`.replaceAll('|', '\n') + smuggled,
  'lone carriage returns': `${get}||`.replaceAll('|', '\r') + smuggled,
  'a chunk size with an invalid extension': `${form}|Transfer-Encoding: chunked||0;\rx||${smuggled}|`,
  'a chunk size that overflows': `${form}|Transfer-Encoding: chunked||fffffffffffffffff1|x|${smuggled}|`,
  'a chunk size with a sign': `${form}|Transfer-Encoding: chunked||-1|x|${smuggled}|`,
  'two Host headers': `${get}|Host: evil.example|Bad Header: x||${smuggled}|`,
  'no Host header': 'GET / HTTP/1.1|||',
  'an invalid version': `GET / HTTP/3.7|${host}||${smuggled}|`,
  'HTTP/0.9': 'GET /|',
  'a request line with a second line': `GET / HTTP/1.1 HTTP/1.1|${host}||`,
  'a method in lower case': `get / HTTP/1.1|${host}||`,
  'a method with a control character': `G\x01T / HTTP/1.1|${host}||`,
  'the preface of HTTP/2': 'PRI * HTTP/2.0||SM||',
  'a TLS handshake': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'random bytes': '\x00\xff\xfe\x80 ||',
  'only line ends': '|'.repeat(2000),
};

const isFailure = (status: number) => status >= 500 && status !== 501 && status !== 505;

/** The head of the response that the smuggled request would get, which is never that of `/` or a form. */
const unauthorized = 'Authentication required';

const smuggle = (to: Service) =>
  Object.entries(smuggling).map(([name, bytes]) =>
    attack(`smuggle a request to the ${to} by ${name}`, async ({ sendRaw }) => {
      const output = await sendRaw(toBytes(bytes), { to });
      const statuses = rawStatuses(output);
      if (output.includes(unauthorized)) return `the second request was answered: ${statuses.join(', ')}`;
      if (statuses.some(isFailure)) return `got ${output.slice(0, 200)}`;
      return statuses.length > 1 ? `got ${statuses.length} responses: ${statuses.join(', ')}` : null;
    }),
  );

const close = `${host}|Connection: close`;

/** Request targets and headers that must be refused, or read as one plain request. */
const odd: Record<string, string> = {
  'an absolute URL of another site': `GET http://evil.example/api/auth/users HTTP/1.1|${close}||`,
  'an absolute URL with credentials': `GET http://a:b@localhost/ HTTP/1.1|${close}||`,
  'an absolute URL of the cms': `GET http://127.0.0.1:1337/admin/users HTTP/1.1|${close}||`,
  'an asterisk': `OPTIONS * HTTP/1.1|${close}||`,
  'GET of an asterisk': `GET * HTTP/1.1|${close}||`,
  'a path without a slash': `GET api/beers HTTP/1.1|${close}||`,
  CONNECT: `CONNECT 127.0.0.1:22 HTTP/1.1|${host}||`,
  TRACE: `TRACE / HTTP/1.1|Cookie: secret=1|${close}||`,
  'an Upgrade to WebSocket': `${get}|Connection: Upgrade|Upgrade: websocket|Sec-WebSocket-Version: 13|Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==||`,
  'an Upgrade to h2c': `${get}|Connection: Upgrade, HTTP2-Settings|Upgrade: h2c|HTTP2-Settings: AAMAAABkAAQAAP__||`,
  'Connection that names headers of the proxy': `GET /api/auth/me HTTP/1.1|${close}, X-Forwarded-For, Authorization, Cookie||`,
  'a header of 64 KB': `${get}|X: ${'a'.repeat(65_536)}||`,
  '5,000 headers': `${get}|${Array.from({ length: 5000 }, (_, index) => `X-${index}: a`).join('|')}||`,
  'a URL of 60 KB': `GET /${'a'.repeat(60_000)} HTTP/1.1|${close}||`,
  'a URL of raw bytes': `GET /beers/\xff\xfe\x80 HTTP/1.1|${close}||`,
  'a body of a GET': `GET /api/beers HTTP/1.1|Content-Length: 5|${close}||hello`,
  'Expect: something': `${form}|Expect: 999-something|Content-Length: 0||`,
  'a Host with a script': 'GET / HTTP/1.1|Host: <script>alert(1)</script>|Connection: close||',
  'an invalid cookie': `GET /api/auth/me HTTP/1.1|Cookie: brewery_session=%E0%A4%A; =; ;;|${close}||`,
};

const handled = (to: Service) =>
  Object.entries(odd).map(([name, bytes]) =>
    attack(`confuse the ${to} by ${name}`, async ({ sendRaw, target }) => {
      const output = await sendRaw(toBytes(bytes), { to, timeoutMs: 4000 });
      const statuses = rawStatuses(output).filter((status) => status !== 100);
      if (statuses.some(isFailure)) return `got ${output.slice(0, 300)}`;
      if (statuses.includes(101)) return 'the connection was upgraded';
      if (/secret=1/.test(output)) return 'the response repeats the cookie';
      if (/<script>alert\(1\)/.test(output)) return 'the response repeats the script';
      if (target.folders.some((folder) => output.includes(folder))) return 'the response names a folder';
      return statuses.length <= 1 ? null : `got ${statuses.join(', ')}`;
    }),
  );

export const malformedHttp: AttackClass = {
  name: 'malformed HTTP',
  cases: () => [...smuggle('site'), ...smuggle('cms'), ...handled('site'), ...handled('cms')],
};
