/** Applies the rules of designed pages that a schema can't express: trims texts, and each section is on a page at most once. */
import type { Core } from '@strapi/strapi';
import { rejectedFields } from '#lib/reject-fields';
import { trimTexts } from './trim-texts';

type Data = { sections?: unknown };

const isPage = (uid: string) => uid.startsWith('api::page.') && uid.endsWith('-page');

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
