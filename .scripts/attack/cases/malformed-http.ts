/** Requests that two servers could read differently, and requests that are none. */
import type { AttackCase, AttackClass } from '../attack-case.ts';
import type { Service } from '../attacker.ts';
import { rawStatuses } from '../http.ts';

const host = 'Host: localhost';
const smuggled = 'GET /api/auth/users HTTP/1.1\r\nHost: localhost\r\n\r\n';
const lines = (...all: string[]) => `${all.join('\r\n')}\r\n`;

/** One request each: a second response would be that of the smuggled one. */
const smuggling: Record<string, string> = {
  'Content-Length and Transfer-Encoding': lines(
    ...[
      'POST /api/contact/submit HTTP/1.1',
      host,
      'Content-Length: 4',
      'Transfer-Encoding: chunked',
      '',
      '0',
      '',
      smuggled,
    ],
  ),
  'Transfer-Encoding with a space before the colon': lines(
    ...[
      'POST /api/contact/submit HTTP/1.1',
      host,
      'Content-Length: 6',
      'Transfer-Encoding : chunked',
      '',
      '0',
      '',
      smuggled,
    ],
  ),
  'an unknown Transfer-Encoding': lines(
    ...['POST /api/contact/submit HTTP/1.1', host, 'Transfer-Encoding: xchunked', '', '0', '', smuggled],
  ),
  'Transfer-Encoding: identity, chunked twice': lines(
    ...['POST /api/contact/submit HTTP/1.1', host, 'Transfer-Encoding: chunked, identity', '', '0', '', smuggled],
  ),
  'two different lengths': lines(
    ...[
      'POST /api/contact/submit HTTP/1.1',
      host,
      'Content-Length: 0',
      `Content-Length: ${smuggled.length}`,
      '',
      smuggled,
    ],
  ),
  'two lengths in one header': lines(
    ...['POST /api/contact/submit HTTP/1.1', host, `Content-Length: 0, ${smuggled.length}`, '', smuggled],
  ),
  'a length with a plus sign': lines(
    ...['POST /api/contact/submit HTTP/1.1', host, `Content-Length: +${smuggled.length}`, '', smuggled],
  ),
  'a negative length': lines('POST /api/contact/submit HTTP/1.1', host, 'Content-Length: -1', '', smuggled),
  'a length in hexadecimal': lines('POST /api/contact/submit HTTP/1.1', host, 'Content-Length: 0x10', '', smuggled),
  'a length that overflows': lines(
    ...['POST /api/contact/submit HTTP/1.1', host, 'Content-Length: 99999999999999999999999', '', smuggled],
  ),
  'a folded header': lines(
    'GET / HTTP/1.1',
    host,
    'X: a',
    ' Transfer-Encoding: chunked',
    'Bad Header: x',
    '',
    smuggled,
  ),
  'a header without a colon': lines('GET / HTTP/1.1', host, 'NoColon', '', smuggled),
  'a header with a zero byte': lines('GET / HTTP/1.1', host, 'X: a\0b', '', smuggled),
  'a line end without carriage return': `POST /api/contact/submit HTTP/1.1\n${host}\nContent-Length: 0\nTransfer-Encoding: chunked\n\n${smuggled}`,
  'a lone carriage return': `GET / HTTP/1.1\r${host}\r\r${smuggled}`,
  'a chunk size with an invalid extension': lines(
    ...['POST /api/contact/submit HTTP/1.1', host, 'Transfer-Encoding: chunked', '', '0;\rx', '', smuggled],
  ),
  'a chunk size that overflows': lines(
    ...[
      'POST /api/contact/submit HTTP/1.1',
      host,
      'Transfer-Encoding: chunked',
      '',
      'fffffffffffffffff1',
      'x',
      smuggled,
    ],
  ),
  'a chunk size with a sign': lines(
    ...['POST /api/contact/submit HTTP/1.1', host, 'Transfer-Encoding: chunked', '', '-1', 'x', smuggled],
  ),
  'two Host headers': lines('GET / HTTP/1.1', host, 'Host: evil.example', 'Bad Header: x', '', smuggled),
  'no Host header': lines('GET / HTTP/1.1', '', ''),
  'an invalid version': lines('GET / HTTP/3.7', host, '', smuggled),
  'HTTP/0.9': 'GET /\r\n',
  'a request line with a second line': 'GET / HTTP/1.1 HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'a method in lower case': lines('get / HTTP/1.1', host, '', ''),
  'a method with a control character': lines('G\x01T / HTTP/1.1', host, '', ''),
  'the preface of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'a TLS handshake': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'random bytes': '\x00\xff\xfe\x80 \r\n\r\n',
  'only line ends': '\r\n'.repeat(2000),
};

/** The head of the response that the smuggled request would get, which is never that of `/` or a form. */
const unauthorized = 'Authentication required';

const smuggle = (to: Service) =>
  Object.entries(smuggling).map(([name, bytes]): AttackCase => ({
    goal: `smuggle a request to the ${to} by ${name}`,
    attempt: async ({ sendRaw }) => {
      const output = await sendRaw(Buffer.from(bytes, 'latin1'), { to });
      const statuses = rawStatuses(output);
      if (output.includes(unauthorized)) return `the second request was answered: ${statuses.join(', ')}`;
      if (statuses.some((status) => status >= 500 && status !== 501 && status !== 505))
        return `got ${output.slice(0, 200)}`;
      return statuses.length > 1 ? `got ${statuses.length} responses: ${statuses.join(', ')}` : null;
    },
  }));

/** Request targets and headers that must be refused, or read as one plain request. */
const odd: Record<string, string> = {
  'an absolute URL of another site': lines(
    'GET http://evil.example/api/auth/users HTTP/1.1',
    host,
    'Connection: close',
    '',
    '',
  ),
  'an absolute URL with credentials': lines('GET http://a:b@localhost/ HTTP/1.1', host, 'Connection: close', '', ''),
  'an absolute URL of the cms': lines(
    'GET http://127.0.0.1:1337/admin/users HTTP/1.1',
    host,
    'Connection: close',
    '',
    '',
  ),
  'an asterisk': lines('OPTIONS * HTTP/1.1', host, 'Connection: close', '', ''),
  'GET of an asterisk': lines('GET * HTTP/1.1', host, 'Connection: close', '', ''),
  'a path without a slash': lines('GET api/beers HTTP/1.1', host, 'Connection: close', '', ''),
  CONNECT: lines('CONNECT 127.0.0.1:22 HTTP/1.1', host, '', ''),
  TRACE: lines('TRACE / HTTP/1.1', host, 'Cookie: secret=1', 'Connection: close', '', ''),
  'an Upgrade to WebSocket': lines(
    ...['GET /api/beers HTTP/1.1', host, 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'],
    ...['Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==', '', ''],
  ),
  'an Upgrade to h2c': lines(
    ...[
      'GET / HTTP/1.1',
      host,
      'Connection: Upgrade, HTTP2-Settings',
      'Upgrade: h2c',
      'HTTP2-Settings: AAMAAABkAAQAAP__',
      '',
      '',
    ],
  ),
  'Connection names a header that the proxy needs': lines(
    ...['GET /api/auth/me HTTP/1.1', host, 'Connection: close, X-Forwarded-For, Authorization, Cookie', '', ''],
  ),
  'a header of 64 KB': lines('GET / HTTP/1.1', host, `X: ${'a'.repeat(65_536)}`, '', ''),
  '5,000 headers': lines(
    'GET / HTTP/1.1',
    host,
    ...Array.from({ length: 5000 }, (_, index) => `X-${index}: a`),
    '',
    '',
  ),
  'a URL of 60 KB': lines(`GET /${'a'.repeat(60_000)} HTTP/1.1`, host, 'Connection: close', '', ''),
  'a URL of raw bytes': lines('GET /beers/\xff\xfe\x80 HTTP/1.1', host, 'Connection: close', '', ''),
  'a body of a GET': lines('GET /api/beers HTTP/1.1', host, 'Content-Length: 5', 'Connection: close', '', 'hello'),
  'Expect: something': lines(
    'POST /api/contact/submit HTTP/1.1',
    host,
    'Expect: 999-something',
    'Content-Length: 0',
    '',
    '',
  ),
  'a Host with a script': lines('GET / HTTP/1.1', 'Host: <script>alert(1)</script>', 'Connection: close', '', ''),
  'an invalid cookie': lines(
    'GET /api/auth/me HTTP/1.1',
    host,
    'Cookie: brewery_session=%E0%A4%A; =; ;;',
    'Connection: close',
    '',
    '',
  ),
};

const handled = (to: Service) =>
  Object.entries(odd).map(([name, bytes]): AttackCase => ({
    goal: `confuse the ${to} by ${name}`,
    attempt: async ({ sendRaw, target }) => {
      const output = await sendRaw(Buffer.from(bytes, 'latin1'), { to, timeoutMs: 4000 });
      const statuses = rawStatuses(output).filter((status) => status !== 100);
      if (statuses.some((status) => status >= 500 && status !== 501 && status !== 505))
        return `got ${output.slice(0, 300)}`;
      if (statuses.includes(101)) return 'the connection was upgraded';
      if (/secret=1/.test(output)) return 'the response repeats the cookie';
      if (/<script>alert\(1\)/.test(output)) return 'the response repeats the script';
      if (target.folders.some((folder) => output.includes(folder))) return 'the response names a folder';
      return statuses.length <= 1 ? null : `got ${statuses.join(', ')}`;
    },
  }));

export const malformedHttp: AttackClass = {
  name: 'malformed HTTP',
  cases: () => [...smuggle('site'), ...smuggle('cms'), ...handled('site'), ...handled('cms')],
};
