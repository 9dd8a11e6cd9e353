/**
 * Applies the rules of designed pages that a schema can't express: trims texts, each section is on a page at most once, and
 * its texts and links are complete, with the messages of composed pages.
 */
import type { Core } from '@strapi/strapi';
import { pages } from '#domain/page/pages';
import { findPageErrors } from '#domain/page/section-errors';
import { pageUid } from '#domain/page/storage';
import { rejectedFields } from '#lib/parse';
import { trimTexts } from './document';

type Data = Record<string, unknown>;

const findDefinition = (uid: string) => pages.find(({ key }) => pageUid(key) === uid);

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

/** Texts that come with the site are checked by the tests. */
function rejectIncomplete(definition: (typeof pages)[number], data: Data) {
  const errors = strapi.requestContext.get() ? findPageErrors(definition, data) : [];
  if (errors.length > 0) throw rejectedFields(errors);
}

export function registerPageMiddleware(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    const definition = findDefinition(uid);
    const data: Data | undefined = definition ? Reflect.get(params, 'data') : undefined;
    if (definition && data && (action === 'create' || action === 'update')) {
      Object.assign(data, trimTexts(data));
      rejectRepeatedSections(strapi, data['sections']);
      rejectIncomplete(definition, data);
    }
    return next();
  });
}
