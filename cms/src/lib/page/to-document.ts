/** Converts a page's content to the data of a Strapi document. */
import { seo } from '#domain/page/components/seo';
import type { PageDefinition } from '#domain/page/definition';
import type { Component, Field, Photo } from '#domain/page/fields';
import { builtInName, componentUid } from '#domain/page/storage';

type Values = Record<string, unknown>;

function toAttributes(name: string, field: Field, value: unknown): [string, unknown][] {
  if (field.kind === 'list') return [[name, (value as Values[]).map((item) => toData(field.item, item))]];
  if (field.kind !== 'photo') return [[name, value]];
  const photo = value as Photo | null;
  // Files of the media library are not part of the content that comes with the site.
  return [[builtInName(name), photo && 'builtIn' in photo ? photo.builtIn : null]];
}

const toData = ({ fields }: Component, values: Values) =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => toAttributes(name, field, values[name])));

function toSection({ sections }: PageDefinition, values: { type: string }) {
  const section = sections.find(({ name }) => name === values.type);
  if (!section) throw new Error(`The page has no section ${values.type}`);
  return { __component: componentUid(section), isVisible: true, ...toData(section, values) };
}

export const toDocument = (definition: PageDefinition, content: PageDefinition['seed']) => ({
  title: content.title,
  seo: toData(seo, content.seo),
  ...(definition.hero && { hero: toData(definition.hero, content.hero ?? {}) }),
  ...(definition.sections.length > 0 && {
    sections: content.sections.map((section) => toSection(definition, section)),
  }),
});
