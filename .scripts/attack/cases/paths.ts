/** Files of the server: dot segments in every spelling, and files that are often left in web roots. */
import { attack, type AttackCase, type AttackClass, diagonals, words } from '../attack-case.ts';

const prefixes = words`/uploads /img/480/uploads /img/480/assets /assets /api/docs /api /admin /bar /`;

/** `..` and `/` as servers, proxies and file systems have understood them. */
const climbs = words`
  ../ ..%2f ..%2F %2e%2e/ %2e%2e%2f .%2e/ ..%252f %252e%252e%252f ..%5c ..%c0%af %c0%ae%c0%ae/ ..%ef%bc%8f ....// ..;/
  ./../ ..%00/ /
`.map((climb) => climb.repeat(8));

const targets = ['etc/passwd', 'data/brewery.db', '.env'];

const contents = /root:x?:0:0|SQLite format 3|APP_SECRET|STAFF_ADMIN/;

/** The files that a climb leads to, and of which none may be served. */
const climbing = diagonals(
  climbs.length,
  prefixes.flatMap((prefix) =>
    climbs.map((climb, index): AttackCase => {
      const target = targets[index % targets.length] ?? '';
      const path = `${prefix === '/' ? '' : prefix}/${climb}${target}`;
      return attack(`read ${target} by ${path.slice(0, 60)}`, async ({ send }) => {
        const { status, text, headers } = await send({ path });
        if (contents.test(text)) return `got the file: ${text.slice(0, 80)}`;
        // The staff app answers for every path below /admin.
        const isShell = status === 200 && String(headers['content-type']).startsWith('text/html');
        return status >= 300 || isShell ? null : `got ${status} ${text.slice(0, 80)}`;
      });
    }),
  ),
);

const leftovers = words`
  /.env /.env.local /.env.production /.git/config /.git/HEAD /.gitignore /.npmrc /.ci/run
  /.github/decisions/001-separate-installs.md /.htaccess /.DS_Store /.vscode/settings.json /.well-known/../.env
  /package.json /package-lock.json /tsconfig.json /docker-compose.yml /Dockerfile /Caddyfile /README.md
  /web/package.json /cms/package.json /server/index.js /dist/server/index.js /node_modules/fastify/package.json
  /data/data.db /data/secret /data.db /database.sqlite /backup.zip /backup.sql /backups/ /dump.sql
  /data/content-fallback/content.json /content-fallback/content.json /image-cache/ /uploads/../brewery.db /uploads/
  /assets/ /img/ /img/480/uploads/ /metrics /debug /status /server-status /actuator/env /console /phpinfo.php
  /wp-login.php /xmlrpc.php /cgi-bin/test.cgi /.aws/credentials /id_rsa /web.config /site/boot/client.tsx
  /@vite/client /@fs/etc/passwd /@id/x /src/main.tsx /index.html.map /manifest.json /.vite/manifest.json
  /assets/.vite/manifest.json /sw.js.map /ssr-manifest.json
`;

const left = leftovers.map((path) =>
  attack(`find a file at ${path}`, async ({ send }) => {
    const { status, text } = await send({ path });
    return status >= 300 ? null : `got ${status} ${text.slice(0, 80)}`;
  }),
);

/** Maps would give away the source of the site. */
const sourceMaps = attack('read the source code by source maps', async ({ send }) => {
  for (const page of ['/', '/admin', '/bar', '/screen']) {
    const { text } = await send({ path: page });
    const scripts = [...text.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))[^"]*"/g)].map(([, path = '']) => path);
    for (const path of scripts.slice(0, 12)) {
      const { status } = await send({ path: `${path}.map` });
      if (status === 200) return `${path}.map exists`;
      const script = await send({ path });
      if (/sourceMappingURL=(?!data:)/.test(script.text.slice(-400))) return `${path} names a source map`;
    }
  }
  return null;
});

export const paths: AttackClass = { name: 'paths and files', cases: () => [...climbing, ...left, sourceMaps] };
