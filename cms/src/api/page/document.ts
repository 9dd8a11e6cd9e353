/** A page as Strapi stores it: its sections and their photos are loaded by `populateOf`. */
import { seo } from '#domain/page/components/seo';
import type { PageDefinition } from '#domain/page/definition';
import type { Component, Field } from '#domain/page/fields';
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

export type ComposedPageDocument = PageDocument & { path: string };

type Populate = { populate: Record<string, unknown> };

/** The relations that a field needs; null: only its own column. */
function populateField(field: Field): object | null {
  switch (field.kind) {
    case 'photo':
    case 'libraryPhoto':
      return { select: fileFields };
    case 'libraryPhotos':
      return { select: [...fileFields, 'caption'] };
    case 'taproom':
      return { select: ['slug', 'isActive'] };
    case 'list':
      return populateComponent(field.item);
    default:
      return null;
  }
}

function populateComponent({ fields }: Component): Populate {
  const nested = Object.entries(fields).flatMap(([name, field]): [string, object][] => {
    const populate = populateField(field);
    return populate ? [[name, populate]] : [];
  });
  return { populate: Object.fromEntries(nested) };
}

export const populateOf = ({ hero, sections }: Pick<PageDefinition, 'hero' | 'sections'>) => ({
  seo: populateComponent(seo),
  ...(hero && { hero: populateComponent(hero) }),
  ...(sections.length > 0 && {
    sections: { on: Object.fromEntries(sections.map((each) => [componentUid(each), populateComponent(each)])) },
  }),
});
