/** Creates the designed pages that have no record yet: in a new installation, and after an update with new ones. */
import type { Core } from '@strapi/strapi';
import type { PageDefinition } from '#domain/page/definition';
import { initialTexts } from '#domain/page/neutral/neutral';
import { pages } from '#domain/page/pages';
import { toDocument } from '#lib/page/to-document';
import { readSetupState } from '#lib/setup/state';
import { uidOf } from './queries';

export async function createMissingPages(strapi: Core.Strapi): Promise<void> {
  const definitions: readonly PageDefinition[] = pages;
  const { content } = await readSetupState();
  const created: string[] = [];
  for (const definition of definitions) {
    const uid = uidOf(definition);
    if ((await strapi.db.query(uid).count()) > 0) continue;
    await strapi.documents(uid).create({ data: toDocument(definition, initialTexts(definition, content)) as object });
    created.push(definition.key);
  }
  if (created.length > 0) strapi.log.info(`Created the content of ${created.length} pages: ${created.join(', ')}`);
}
