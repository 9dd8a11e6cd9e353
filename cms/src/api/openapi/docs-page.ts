/** The API documentation page: Swagger UI from the installed package, without external resources. */
import { createReadStream, type ReadStream } from 'node:fs';
import { dirname, join } from 'node:path';
import { docsStyle } from './docs-style';

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** `name` of the brewery. */
export const renderDocsPage = (name: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${escapeHtml(name)} API</title>
    <link rel="icon" type="image/png" href="/favicon.ico">
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
    <link rel="stylesheet" href="/api/docs/docs.css">
  </head>
  <body>
    <main id="docs"></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

const startScript = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
});
`;

/** Inline styles are allowed because Swagger UI sets style attributes. */
export const docsPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const swaggerDir = dirname(require.resolve('swagger-ui-dist/package.json'));

type Asset = { type: string; body: string | ReadStream };

const packageFiles = { 'swagger-ui.css': 'text/css', 'swagger-ui-bundle.js': 'text/javascript' } as const;
const isPackageFile = (name: string): name is keyof typeof packageFiles => Object.hasOwn(packageFiles, name);

/** Null for every file that the page does not reference. */
export function findDocsAsset(name: string): Asset | null {
  if (name === 'docs.css') return { type: 'text/css', body: docsStyle };
  if (name === 'start.js') return { type: 'text/javascript', body: startScript };
  if (!isPackageFile(name)) return null;
  return { type: packageFiles[name], body: createReadStream(join(swaggerDir, name)) };
}
