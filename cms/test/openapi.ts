/** Validates responses against an OpenAPI document. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

export type JsonSchema = Record<string, unknown>;
type Media = Record<string, { schema: JsonSchema }>;
type Parameter = { name: string; in: 'path' | 'query' | 'header'; schema: JsonSchema };
export type Operation = {
  operationId: string;
  parameters: Parameter[];
  requestBody?: { content: Media };
  security: object[];
  responses: Record<string, { content?: Media }>;
};
export type OpenApiDocument = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
};

/** Schemas refer to `#/components/…` of the document; Ajv resolves them only with the document's id. */
const withDocumentRefs = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/')) as JsonSchema;

/** Finds the operation of a request, as the server does: the first path that matches, in any case. */
export function createOperationLookup({ paths }: OpenApiDocument) {
  const patterns = Object.entries(paths).map(([path, methods]) => {
    const pattern = path.replace(/\{\w+\}/g, '[^/]+').replace(/[.]/g, '\\.');
    return { pattern: new RegExp(`^${pattern}/?$`, 'i'), methods };
  });
  return (method: string, path: string): Operation | undefined =>
    patterns.find(({ pattern, methods }) => pattern.test(path) && method in methods)?.methods[method];
}

export type Received = { status: number; contentType: string | null; text: string };

/** Finds what in a response the document does not describe. */
export function createResponseCheck({ components }: OpenApiDocument) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'document', components });
  const validators = new Map<JsonSchema, ValidateFunction>();

  function getValidator(schema: JsonSchema): ValidateFunction {
    const validate = validators.get(schema) ?? ajv.compile(withDocumentRefs(schema));
    validators.set(schema, validate);
    return validate;
  }

  return ({ responses }: Operation, { status, contentType, text }: Received): string[] => {
    const documented = responses[status];
    if (!documented) return [`undocumented status ${status}: ${text.slice(0, 200)}`];
    const mediaType = contentType?.split(';')[0] ?? '';
    const media = documented.content?.[mediaType];
    if (!media) return documented.content ? [`status ${status} with undocumented media type ${mediaType}`] : [];
    if (mediaType !== 'application/json') return [];
    const validate = getValidator(media.schema);
    return validate(JSON.parse(text))
      ? []
      : [`status ${status}: ${ajv.errorsText(validate.errors)}: ${text.slice(0, 300)}`];
  };
}
