import type { UID } from '@strapi/strapi';
import { composedSections } from '#domain/page/composed-page';
import type { PageDefinition } from '#domain/page/definition';
import { pageUid } from '#domain/page/storage';
import { composedPageUid } from '#lib/page/composed-pages';
import { populateOf, type ComposedPageDocument, type PageDocument } from './document';

export const uidOf = ({ key }: PageDefinition) => pageUid(key) as UID.ContentType;

export const loadPage = (definition: PageDefinition): Promise<PageDocument | null> =>
  strapi.db.query(uidOf(definition)).findOne({ populate: populateOf(definition) });

/** Null for drafts and unknown ids. */
export const loadComposedPage = (documentId: string): Promise<ComposedPageDocument | null> =>
  strapi.db.query(composedPageUid).findOne({
    where: { documentId, isLive: true },
    populate: populateOf({ hero: null, sections: composedSections }),
  });
