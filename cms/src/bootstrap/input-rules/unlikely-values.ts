/**
 * Rejects in the panel what no type accepts, also in components: dates that are typing errors, such as year 1, and required
 * texts without a visible character.
 */
import type { Core } from '@strapi/strapi';
import { blankMessage } from '#domain/page/section-errors';
import type { FieldError } from '#domain/shared/envelope';
import { sanitizeText } from '#domain/shared/sanitize-text';
import { parsePlainDate } from '#domain/time/plain-date';
import { isPanelRequest } from '#lib/panel-user';
import { rejectedFields } from '#lib/reject-fields';
import type { Data } from './rules';

type Attribute = { type: string; required?: boolean; component?: string };

const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textTypes = new Set(['string', 'text', 'email']);

function findProblem({ type, required }: Attribute, value: unknown): string | null {
  if (type === 'date' || type === 'datetime') {
    if (value === null || value === undefined || value === '') return null;
    const day = (value instanceof Date ? value.toISOString() : String(value)).slice(0, 10);
    return parsePlainDate(day) === null ? 'Please enter a valid date' : null;
  }
  const isBlank = typeof value === 'string' && value !== '' && sanitizeText(value) === '';
  return required && textTypes.has(type) && isBlank ? blankMessage : null;
}

function findUnlikelyValues(
  components: Core.Strapi['components'],
  attributes: object,
  data: Data,
  parent = '',
): FieldError[] {
  const attributesOf = (uid: unknown): object => Reflect.get(components, String(uid))?.attributes ?? {};
  return Object.entries(attributes as Record<string, Attribute>).flatMap(([name, attribute]) => {
    const value = data[name];
    const path = parent + name;
    if (attribute.type !== 'component' && attribute.type !== 'dynamiczone') {
      const msg = findProblem(attribute, value);
      return msg === null ? [] : [{ path, msg }];
    }
    const entries = Array.isArray(value) ? (value as unknown[]) : [value];
    return entries.flatMap((entry, index) =>
      isObject(entry)
        ? findUnlikelyValues(
            components,
            attributesOf(attribute.component ?? entry['__component']),
            entry,
            Array.isArray(value) ? `${path}.${index}.` : `${path}.`,
          )
        : [],
    );
  });
}

/** After the rules of the types, whose messages are more precise. */
export function registerUnlikelyValues(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ action, params, contentType }, next) => {
    const data: Data | undefined = Reflect.get(params, 'data');
    if (!data || !['create', 'update', 'clone'].includes(action) || !isPanelRequest()) return next();
    const errors = findUnlikelyValues(strapi.components, contentType.attributes, data);
    if (errors.length > 0) throw rejectedFields(errors);
    return next();
  });
}
