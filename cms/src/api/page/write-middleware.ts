/** Applies the rules of pages that a schema can't express: trims texts, and each section is on a page at most once. */
import type { Core } from '@strapi/strapi';
import { rejectedFields } from '#lib/reject-fields';

type Data = { sections?: unknown };

const isPage = (uid: string) => uid.startsWith('api::page.') && uid.endsWith('-page');

/** Its texts are parts of a line: spaces at their ends separate them. */
const isRichText = (value: unknown[]) =>
  value.some((block) => typeof block === 'object' && block !== null && 'children' in block);

function trimTexts(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return isRichText(value) ? value : value.map(trimTexts);
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
  throw rejectedFields([{ path: `sections.${index}`, msg: `The section “${label}” can be on this page once only` }]);
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
