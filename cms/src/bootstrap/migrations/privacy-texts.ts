/** Sections of the privacy policy that were never edited get the texts of this version, which follow the settings. */
import { isDeepStrictEqual } from 'node:util';
import type { UID } from '@strapi/strapi';
import { legalHero, legalText } from '#domain/page/components/legal';
import { initialTexts } from '#domain/page/neutral/neutral';
import { privacyPolicy } from '#domain/page/pages/privacy-policy';
import { componentUid } from '#domain/page/storage';
import { readSetupState } from '#lib/setup/state';
import { loadPage } from '../../api/page/queries';
import { formerPrivacyTexts, formerUpdated } from './former-privacy-texts';
import type { Step } from './step';

type StoredItem = { id: number; anchor: string; text: unknown };

const itemUid = componentUid(legalText.fields.items.item) as UID.Schema;
const heroUid = componentUid(legalHero) as UID.Schema;

const isFormer = ({ anchor, text }: StoredItem) =>
  (formerPrivacyTexts[anchor] ?? []).some((former) => isDeepStrictEqual(text, former));

export const privacyTexts: Step = {
  name: 'texts of the privacy policy',
  async run() {
    const stored = await loadPage(privacyPolicy);
    const items = (stored?.sections ?? []).flatMap((section) => (section['items'] ?? []) as StoredItem[]);
    const former = items.filter(isFormer);
    if (!stored || former.length === 0) return null;
    const { sections } = initialTexts(privacyPolicy, (await readSetupState()).content) as typeof privacyPolicy.seed;
    const texts = new Map(sections.flatMap((section) => section.items).map(({ anchor, text }) => [anchor, text]));
    for (const { id, anchor } of former)
      await strapi.db.query(itemUid).update({ where: { id }, data: { text: texts.get(anchor) } });
    const hero = stored.hero as { id: number; updated: string } | null | undefined;
    if (hero?.updated === formerUpdated)
      await strapi.db
        .query(heroUid)
        .update({ where: { id: hero.id }, data: { updated: privacyPolicy.seed.hero.updated } });
    return `updated in ${former.length} sections`;
  },
};
