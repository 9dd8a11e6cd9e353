import type { UID } from '@strapi/strapi';
import type { PageDefinition } from '#domain/page/definition';
import { pageUid } from '#domain/page/storage';
import { populateOf, type PageDocument } from './document';

export const uidOf = ({ key }: PageDefinition) => pageUid(key) as UID.ContentType;

export const loadPage = (definition: PageDefinition): Promise<PageDocument | null> =>
  strapi.db.query(uidOf(definition)).findOne({ populate: populateOf(definition) });
