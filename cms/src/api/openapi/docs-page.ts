/** The developers' page: Swagger UI as it is installed, with nothing from elsewhere. */
import { createReadStream, type ReadStream } from 'node:fs';
import { dirname, join } from 'node:path';
import { settings } from '#lib/settings';

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export const docsPage = () => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${escaped(settings().brand.name)} API</title>
    <link rel="icon" type="image/png" href="/favicon.ico">
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
  </head>
  <body>
    <main id="docs"></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

const start = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
});
`;

/** Styles are the only thing Swagger UI writes into the page itself. */
export const docsPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const swaggerDir = dirname(require.resolve('swagger-ui-dist/package.json'));

type Asset = { type: string; body: string | ReadStream };

const installed = { 'swagger-ui.css': 'text/css', 'swagger-ui-bundle.js': 'text/javascript' } as const;
const isInstalled = (name: string): name is keyof typeof installed => Object.hasOwn(installed, name);

/** Only the files the page names. */
export function docsAsset(name: string): Asset | null {
  if (name === 'start.js') return { type: 'text/javascript', body: start };
  if (!isInstalled(name)) return null;
  return { type: installed[name], body: createReadStream(join(swaggerDir, name)) };
}
