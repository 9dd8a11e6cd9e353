/** The API documentation page: Swagger UI from the installed package, without external resources. */
import { createReadStream, type ReadStream } from 'node:fs';
import { dirname, join } from 'node:path';

/** Colors of the documentation page that Swagger UI sets with too little contrast (WCAG 1.4.3: at least 4.5). */
const methodColors = {
  get: '#1b62b5',
  post: '#17723f',
  put: '#8f5200',
  delete: '#b3261e',
  patch: '#0b6b60',
  options: '#0d5aa7',
  head: '#7a1fd1',
};

const methodStyles = Object.entries(methodColors).map(
  ([method, color]) => `.swagger-ui .opblock.opblock-${method} .opblock-summary-method { background: ${color}; }`,
);

const docsStyle = `${methodStyles.join('\n')}
.swagger-ui .info .title small pre { color: #fff; }
.swagger-ui .info .title small { background: #4f5666; }
.swagger-ui .info .title small.version-stamp { background: #3f5f00; }
.swagger-ui a.nostyle, .swagger-ui .opblock-tag a { color: inherit; }
.swagger-ui .info a, .swagger-ui .markdown a, .swagger-ui .renderedMarkdown a, .swagger-ui .link { color: #1b62b5; }
.swagger-ui .btn.authorize { border-color: #17723f; color: #17723f; }
.swagger-ui .btn.authorize svg { fill: #17723f; }
.swagger-ui .btn.execute { background-color: #1b62b5; border-color: #1b62b5; }
.swagger-ui .btn.cancel, .swagger-ui .try-out__btn.cancel { border-color: #b3261e; color: #b3261e; }
.swagger-ui .parameter__name.required span, .swagger-ui .parameter__name.required::after,
.swagger-ui .model .renderedMarkdown ~ .star, .swagger-ui .model span.star { color: #b3261e; }
.swagger-ui .parameter__in, .swagger-ui .parameter__deprecated, .swagger-ui .model .property,
.swagger-ui .model .property.primitive, .swagger-ui .model .deprecated span, .swagger-ui .model .deprecated td,
.swagger-ui .response-undocumented, .swagger-ui table.headers .header-example,
.swagger-ui [class*="json-schema-2020-12"][class*="secondary"], .swagger-ui .json-schema-2020-12__attribute--muted,
.swagger-ui .json-schema-2020-12-keyword__value, .swagger-ui .json-schema-2020-12-keyword--description {
  color: #565b66 !important;
}
.swagger-ui .json-schema-2020-12__attribute--primary { color: #1b62b5; }
.swagger-ui .json-schema-2020-12__attribute--warning { color: #b3261e; }
.swagger-ui .response-control-media-type--accept-controller select { border-color: #17723f; }
.swagger-ui .response-control-media-type__accept-message { color: #17723f; }
.swagger-ui input[disabled], .swagger-ui select[disabled], .swagger-ui textarea[disabled] { color: #565b66; }
.swagger-ui ::placeholder { color: #565b66; opacity: 1; }
`;

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
