/** Making others get a response of the attacker's choice, or reading what was cached for somebody else. */
import { attack, type AttackClass, diagonals, words } from '../attack-case.ts';

/** Headers that frameworks and proxies have let change the response, although they are not part of the cache key. */
const headers: Record<string, string> = {
  Host: 'evil.example',
  'X-Forwarded-Host': 'evil.example',
  'X-Forwarded-Server': 'evil.example',
  'X-Forwarded-Proto': 'http\u0020evil',
  'X-Forwarded-Port': '666',
  'X-Forwarded-Prefix': '/evil.example',
  'X-Forwarded-Scheme': 'nothttps',
  'X-Host': 'evil.example',
  'X-Original-URL': '/api/auth/users',
  'X-Rewrite-URL': '/api/auth/users',
  'X-Original-Host': 'evil.example',
  'X-HTTP-Method-Override': 'POST',
  'X-HTTP-Method': 'DELETE',
  'X-Method-Override': 'PUT',
  Forwarded: 'host=evil.example;proto=http;for=127.0.0.1',
  Origin: 'https://evil.example',
  Referer: 'https://evil.example/',
  'Accept-Language': 'evil',
  'User-Agent': '<script>evil.example</script>',
  Accept: 'evil/evil',
  'Accept-Encoding': 'evil',
  Range: 'bytes=0-1',
  'If-None-Match': '*',
  'If-Match': '"evil"',
  'If-Modified-Since': 'Fri, 31 Dec 9999 23:59:59 GMT',
  'If-Unmodified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT',
  'If-Range': '"evil"',
  Cookie: 'brewery_session=evil; a=evil.example',
  Authorization: 'Bearer evil',
  'X-Preview-Token': 'evil.evil',
  'X-Request-Id': 'evil.example.id',
  'Cache-Control': 'no-transform, max-age=0',
  Pragma: 'no-cache',
  'Transfer-Encoding': 'identity',
  'Content-Type': 'text/evil',
  TE: 'evil',
  'Sec-Fetch-Dest': 'evil',
  'Sec-Fetch-Site': 'cross-site',
  Via: '1.1 evil.example',
  'CF-Connecting-IP': 'evil.example',
};

/** Each with a query of its own, so that the attempt creates the cache entry if the query is part of the key. */
const urls = words`/ /beers /events /taps /api/beers /api/site /sitemap.xml /robots.txt /embed/taps/auburn`;

const unkeyed = diagonals(
  Object.keys(headers).length,
  urls.flatMap((url) =>
    Object.entries(headers).map(([name, value]) =>
      attack(`change ${url} for others by the header ${name}`, async ({ send }) => {
        const before = await send({ path: url });
        await send({ path: url, headers: { [name]: value } }).catch(() => null);
        const after = await send({ path: url });
        if (after.status !== before.status) return `${before.status} became ${after.status}`;
        return after.text.includes('evil')
          ? `others get ${after.text.slice(after.text.indexOf('evil') - 60).slice(0, 120)}`
          : null;
      }),
    ),
  ),
);

/** A new cache entry, made by the attacker's first request. */
const newEntries = Object.entries(headers).map(([name, value], index) =>
  attack(`create a cache entry with the header ${name}`, async ({ send }) => {
    const path = `/beers?search=entry${index}`;
    const first = await send({ path, headers: { [name]: value } }).catch(() => null);
    const second = await send({ path });
    if (second.status !== 200) return `others get ${second.status}${first ? `, the attacker ${first.status}` : ''}`;
    return second.text.includes('evil') ? 'others get the value of the header' : null;
  }),
);

/** Spellings of one URL that must not share, or displace, the entry of another. */
const cloaked = words`
  /api/beers?limit=1&limit=2 /api/beers?limit=1;limit=2 /api/beers?limit[]=1 /api/beers?Limit=1
  /api/beers?limit=1%00 /api/beers?%6cimit=1 /api/beers?utm_content=x;limit=1 /api/beers?callback=evil
  /api/beers#?limit=1 /api//beers?limit=1 /API/beers?limit=1 /api/beers/?limit=1 /api/beers%3flimit=1
  /api/beers%23 /beers?search=evil /beers?evil=1 /beers%3fevil /%62eers
`.map((path) =>
  attack(`put another response in the place of a list by ${path}`, async ({ send }) => {
    const plain = path.toLowerCase().includes('api') ? '/api/beers' : '/beers';
    const before = await send({ path: plain });
    await send({ path });
    const after = await send({ path: plain });
    return before.status === after.status && before.body.equals(after.body) ? null : 'the list of others changed';
  }),
);

/** Web cache deception: a personal response at a URL that looks like a file. */
const deceptions = words`
  /api/auth/me/x.css /api/auth/me%2fx.css /api/auth/me;x.css /api/auth/me?x.css /api/auth/me%00.css
  /api/auth/me/../beers /api/beers/..%2fauth/me /api/beers/%2e%2e/auth/me /api/auth/me/ /api/AUTH/me
  /api/content/location/auburn /api/content/location/auburn?x.js /api/inquiries/x.png /api/auth/users.json
  /api/beers/admin /api/beers/admin/ /api/beers/Admin /api/newsletter/subscribers/x.css /api/stats/dashboard?x.css
`.map((path) =>
  attack(`read what staff got at ${path}`, async ({ send }) => {
    for (const by of ['token', 'cookie'] as const) {
      const { status, headers: received } = await send({ path, as: 'admin', by });
      const cacheControl = String(received['cache-control']);
      const isPersonal = status === 200 && !path.includes('..');
      if (isPersonal && !cacheControl.includes('no-store')) return `the response to staff has ${cacheControl}`;
      // The attacker checks this response for private data.
      await send({ path });
    }
  }),
);

export const cachePoisoning: AttackClass = {
  name: 'cache poisoning',
  cases: () => [...unkeyed, ...newEntries, ...cloaked, ...deceptions],
};
