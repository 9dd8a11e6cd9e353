/**
 * Texts that are new or reworded in this version, on pages that an earlier version has created: a required field without a
 * value is new, and one that still has the earlier text of the installation was never edited.
 */
import { createHash } from 'node:crypto';
import type { UID } from '@strapi/strapi';
import { seo } from '#domain/page/components/seo';
import type { PageDefinition } from '#domain/page/definition';
import type { Component } from '#domain/page/fields';
import { initialTexts } from '#domain/page/neutral/neutral';
import { pages } from '#domain/page/pages';
import { componentUid } from '#domain/page/storage';
import { demoTaprooms } from '#domain/taproom/demo';
import { readSetupState } from '#lib/setup/state';
import { taproomUid } from '#lib/taproom/document';
import { loadPage } from '../../api/page/queries';
import type { Step } from './step';

type Values = Record<string, unknown>;
type Change = { uid: UID.Schema; id: number; data: Values };

const definitions: readonly PageDefinition[] = pages;

/** New optional fields, by section. They are filled in together with a new required field. */
const newOptionalFields: Readonly<Record<string, readonly string[]>> = { 'upcoming-events': ['callText'] };

/** Earlier versions had `both taprooms` instead of a placeholder that follows their number. */
const isReworded = (stored: unknown, text: unknown) =>
  typeof stored === 'string' &&
  typeof text === 'string' &&
  text !== stored &&
  text.replaceAll('{ourTaprooms}', 'both taprooms') === stored;

function findChanges(component: Component, stored: Values, texts: Values): Change[] {
  const fields = Object.entries(component.fields).filter(
    ([, { kind }]) => kind === 'text' || kind === 'longText' || kind === 'link' || kind === 'choice',
  );
  const isMissing = (name: string) => (stored[name] ?? '') === '' && (texts[name] ?? '') !== '';
  const required = fields.flatMap(([name, field]) => ('isRequired' in field && field.isRequired ? [name] : []));
  const missing = required.filter(isMissing);
  const optional = missing.length > 0 ? (newOptionalFields[component.name] ?? []).filter(isMissing) : [];
  const reworded = fields.map(([name]) => name).filter((name) => isReworded(stored[name], texts[name]));
  const changed = [...missing, ...optional, ...reworded];
  if (changed.length === 0) return [];
  const data = Object.fromEntries(changed.map((name) => [name, texts[name]]));
  return [{ uid: componentUid(component) as UID.Schema, id: Number(stored['id']), data }];
}

async function findPageChanges(definition: PageDefinition, texts: PageDefinition['seed']): Promise<Change[]> {
  const stored = await loadPage(definition);
  if (!stored) return [];
  const { hero, sections } = definition;
  return [
    ...findChanges(seo, stored.seo, texts.seo),
    ...(hero && stored.hero ? findChanges(hero, stored.hero, texts.hero ?? {}) : []),
    ...(stored.sections ?? []).flatMap((section) => {
      const component = sections.find((each) => componentUid(each) === section.__component);
      const values = texts.sections.find(({ type }) => type === component?.name);
      return component && values ? findChanges(component, section, values) : [];
    }),
  ];
}

/** Replaces the brewery's name in the demo taprooms' descriptions by its placeholder. */
async function insertNamePlaceholders(): Promise<number> {
  let count = 0;
  for (const { slug, seoDescription } of demoTaprooms) {
    const stored: { id: number; seoDescription: string | null } | null = await strapi.db
      .query(taproomUid)
      .findOne({ where: { slug }, select: ['id', 'seoDescription'] });
    if (!seoDescription || stored?.seoDescription !== seoDescription.replace('{name}', 'Boldridge Brewing Co.'))
      continue;
    await strapi.db.query(taproomUid).update({ where: { id: stored.id }, data: { seoDescription } });
    count += 1;
  }
  return count;
}

/** The fingerprint of the texts that were last compared, so that a start without an update loads no pages. */
const comparedTexts = () => strapi.store({ type: 'core', name: 'brewery', key: 'page-texts' });

export const pageTexts: Step = {
  name: 'texts of pages',
  async run() {
    const { content } = await readSetupState();
    const all = definitions.map((definition) => [definition, initialTexts(definition, content)] as const);
    const fingerprint = createHash('sha256')
      .update(JSON.stringify(all.map(([, texts]) => texts)))
      .digest('base64url');
    if ((await comparedTexts().get()) === fingerprint) return null;
    const changes: Change[] = [];
    for (const [definition, texts] of all) changes.push(...(await findPageChanges(definition, texts)));
    for (const { uid, id, data } of changes) await strapi.db.query(uid).update({ where: { id }, data });
    const taprooms = await insertNamePlaceholders();
    await comparedTexts().set({ value: fingerprint });
    return changes.length + taprooms > 0 ? `updated in ${changes.length} sections and ${taprooms} taprooms` : null;
  },
};
