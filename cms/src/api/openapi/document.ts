/** The OpenAPI 3.1 document, generated from the route definitions and their schemas. */
import { failureSchema } from '#domain/shared/response-schemas';
import { sessionCookieName } from '#domain/user/session-cookie';
import { allRoutes } from '#lib/routes';
import { settings } from '#lib/settings';
import { toJsonSchema, type Components } from './json-schema';
import { toOperation } from './operation';

const toOpenApiPath = (path: string) => path.replace(/:([^/]+)/g, '{$1}');

const description = `A success is \`{ "success": true, … }\`, a failure \`{ "success": false, "code", "message", "errors"? }\`.
Clients decide by \`code\`, which is stable; \`message\` is for people and may change.
Every response has an \`X-Request-Id\`. Public GETs send a strong \`ETag\` and honor \`If-None-Match\`.
Requests with a \`Content-Encoding\` other than \`identity\` are rejected with 415.
Dates and times of events are local to the \`timeZone\` of their taproom, or of the site's settings if they take place in all;
 instants are ISO 8601 UTC; money is in US dollars.`;

/** `name` of the brewery. */
export function openApiDocument(name: string) {
  const components: Components = {};
  const { $ref: _ref, ...failure } = toJsonSchema(failureSchema, 'output', components);
  components['Failure'] ??= failure;
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of allRoutes()) {
    const path = toOpenApiPath(route.path);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: toOperation(route, components) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${name} API`, version: '1.0.0', description },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: components,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: sessionCookieName(settings().publicUrl) },
      },
    },
  };
}
