/** A page as Strapi stores it: its sections and their photos are loaded by `populateOf`. */
import { seo } from '#domain/page/components/seo';
import type { PageDefinition } from '#domain/page/definition';
import type { Component } from '#domain/page/fields';
import { componentUid } from '#domain/page/storage';
import { fileFields } from '#lib/media';

/** The values of a component, by field. */
export type StoredFields = Record<string, unknown>;

export type StoredSection = StoredFields & { __component: string; isVisible: boolean };

export type PageDocument = {
  documentId: string;
  title: string;
  seo: StoredFields;
  hero?: StoredFields | null;
  sections?: StoredSection[] | null;
};

type Populate = { populate: Record<string, unknown> };

function populateComponent({ fields }: Component): Populate {
  const nested = Object.entries(fields).flatMap(([name, field]): [string, object][] => {
    if (field.kind === 'photo') return [[name, { select: fileFields }]];
    return field.kind === 'list' ? [[name, populateComponent(field.item)]] : [];
  });
  return { populate: Object.fromEntries(nested) };
}

export const populateOf = ({ hero, sections }: PageDefinition) => ({
  seo: populateComponent(seo),
  ...(hero && { hero: populateComponent(hero) }),
  ...(sections.length > 0 && {
    sections: { on: Object.fromEntries(sections.map((each) => [componentUid(each), populateComponent(each)])) },
  }),
});
