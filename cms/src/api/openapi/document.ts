/** The OpenAPI 3.1 document: made of the route tables and their schemas, so that it can't say anything else. */
import { failureSchema } from '#domain/shared/response-schemas';
import { allRoutes } from '#lib/routes';
import { settings } from '#lib/settings';
import { jsonSchema, type Components } from './json-schema';
import { operation } from './operation';

const address = (path: string) => path.replace(/:([^/]+)/g, '{$1}');

const description = `Success is \`{ "success": true, … }\`, failure \`{ "success": false, "message", "errors"? }\`.
Every answer carries \`X-Request-Id\`. Public GETs carry a strong \`ETag\` and honour \`If-None-Match\`.
Dates and clock times of events are local to America/Los_Angeles; instants are ISO 8601 UTC; money is US dollars.`;

export function openApiDocument() {
  const components: Components = {};
  const { $ref: _ref, ...failure } = jsonSchema(failureSchema, 'output', components);
  components['Failure'] ??= failure;
  const paths: Record<string, Record<string, unknown>> = {};
  for (const row of allRoutes()) {
    const at = address(row.path);
    paths[at] = { ...paths[at], [row.method.toLowerCase()]: operation(row, components) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${settings().brand.name} API`, version: '1.0.0', description },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: components,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'boldridge_session' },
      },
    },
  };
}
