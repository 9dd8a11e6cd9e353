/** Applies the rules of pages that a schema can't express: trims texts, and each section is on a page at most once. */
import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';

type Data = { sections?: unknown };

const isPage = (uid: string) => uid.startsWith('api::page.') && uid.endsWith('-page');

function trimTexts(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(trimTexts);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, trimTexts(entry)]));
}

/** Strapi's component names of the sections. */
const namesOf = (sections: unknown): string[] =>
  Array.isArray(sections) ? sections.map((section: { __component?: unknown }) => String(section.__component)) : [];

function rejectRepeatedSections(strapi: Core.Strapi, sections: unknown) {
  const names = namesOf(sections);
  const index = names.findIndex((name, position) => names.indexOf(name) < position);
  const repeated = names[index];
  if (repeated === undefined) return;
  const label = strapi.components[repeated as keyof typeof strapi.components]?.info.displayName ?? repeated;
  const message = `The section “${label}” can be on this page once only`;
  const path = ['sections', String(index)];
  throw new errors.ValidationError(message, { errors: [{ path, message, name: 'ValidationError' }] });
}

export function registerPageMiddleware(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    const data: Data | undefined = isPage(uid) ? Reflect.get(params, 'data') : undefined;
    if (data && (action === 'create' || action === 'update')) {
      Object.assign(data, trimTexts(data));
      rejectRepeatedSections(strapi, data.sections);
    }
    return next();
  });
}
