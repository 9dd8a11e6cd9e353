/** The legal texts, without the promises and the jurisdiction of the demo brewery: each brewery checks and completes them. */
import { privacyPolicy as privacyPage } from '../pages/privacy-policy';
import { termsOfService as termsPage } from '../pages/terms-of-service';
import type { RichText } from '../rich-text';
import { bullets, paragraph } from '../rich-text-builder';

type LegalSeed = typeof privacyPage.seed;

/** Replaces the texts of sections, by anchor. */
const withTexts = (sections: LegalSeed['sections'], texts: Record<string, RichText>): LegalSeed['sections'] =>
  sections.map(({ items, ...section }) => ({
    ...section,
    items: items.map((item) => ({ ...item, text: texts[item.anchor] ?? item.text })),
  }));

export const privacyPolicy: LegalSeed = {
  ...privacyPage.seed,
  hero: {
    ...privacyPage.seed.hero,
    lead: 'We collect as little information as we can, use it only for what you asked us to do, and never sell it. This page explains what that means on {site}, the site of {name}.',
  },
  sections: withTexts(privacyPage.seed.sections, {
    'your-choices': [
      paragraph(
        'Every newsletter has an unsubscribe link that works without signing in. At any time you can ask us for a copy of the information we have about you, or to correct or delete it. We will not treat you differently for asking.',
      ),
      paragraph(
        'Because we do not track visitors across sites, “Do Not Track” and Global Privacy Control signals make no difference: you are not tracked either way.',
      ),
    ],
    age: [
      paragraph(
        'This site is about beer and is meant for adults of legal drinking age. We do not knowingly collect information from anyone under 21. If you think we have, let us know and we will delete it.',
      ),
    ],
  }),
};

export const termsOfService: LegalSeed = {
  ...termsPage.seed,
  sections: withTexts(termsPage.seed.sections, {
    'who-we-are': [
      paragraph('This site is operated by {name}. “We” and “us” mean {name}; “you” means the person using the site.'),
    ],
    shipping: [
      paragraph(
        'The shipping form sends us a request; it is not a purchase. A contract exists once we have confirmed the order and you have paid for it.',
      ),
      bullets(
        ['We ship only to the states listed on the shipping page, and only where the law allows it.'],
        ['An adult aged 21 or over must receive the package and show a valid government ID.'],
        ['Our beer may not be resold.'],
      ),
    ],
    law: [
      paragraph(
        'The law of the state in which we brew applies, unless the law where you live requires otherwise. When we change these terms, we update the date at the top; existing orders remain under the terms in effect when you placed them. If one provision is invalid, the rest remain in effect.',
      ),
    ],
  }),
};
