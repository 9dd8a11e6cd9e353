/** The pages of a brewery that starts without the demo content: plain texts that name no place, person or year. */
import type { PageDefinition } from '../definition';
import type { beer as beerPage } from '../pages/beer';
import { neutralBeers } from '../pages/beers';
import { neutralContact } from '../pages/contact';
import { neutralDistributors } from '../pages/distributors';
import { neutralEvents } from '../pages/events';
import { neutralHome } from '../pages/home';
import type { notFound as notFoundPage } from '../pages/not-found';
import { neutralOurStory } from '../pages/our-story';
import { privacyPolicy as privacyPage } from '../pages/privacy-policy';
import { neutralRewards } from '../pages/rewards';
import { neutralRewardsProgram } from '../pages/rewards-program';
import { neutralShipping } from '../pages/shipping';
import { neutralStore } from '../pages/store';
import type { taproom as taproomPage } from '../pages/taproom';
import { neutralTaps } from '../pages/taps';
import { termsOfService as termsPage } from '../pages/terms-of-service';
import { type RichText, bullets, paragraph } from '../rich-text';
import { replaceTexts, type AnyNeutralTexts, type NeutralTexts } from './texts';

// The legal texts, without the promises and the jurisdiction of the demo brewery: each brewery checks and completes them.

type LegalSeed = typeof privacyPage.seed;

/** Replaces the texts of sections, by anchor. */
const withTexts = (sections: LegalSeed['sections'], texts: Record<string, RichText>): LegalSeed['sections'] =>
  sections.map(({ items, ...section }) => ({
    ...section,
    items: items.map((item) => ({ ...item, text: texts[item.anchor] ?? item.text })),
  }));

const privacyPolicy: LegalSeed = {
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

const termsOfService: LegalSeed = {
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

// Pages of single records, and of unknown URLs.

const beer: NeutralTexts<typeof beerPage> = {
  sections: [
    {
      type: 'find-beer',
      sellers: [
        {
          title: 'In shops and bars',
          text: 'Looking for a place near you? Ask us who pours and sells our beer.',
          linkLabel: 'Contact Us',
          linkHref: '/contact',
        },
      ],
    },
  ],
};

const taproom: NeutralTexts<typeof taproomPage> = {
  sections: [
    { type: 'taproom-events', emptyText: 'New dates are announced here first. Please check back soon.' },
    { type: 'taproom-contact', text: 'Tell us what you’re planning. We’ll get back to you as soon as we can.' },
  ],
};

const notFound: NeutralTexts<typeof notFoundPage> = {
  hero: {
    text: 'This tap has run dry: the page does not exist. The beers and the events are a click away.',
    photo: { builtIn: 'tapTower' },
  },
};

/** A page without an entry keeps its seed, which must then suit every brewery. */
const neutralTexts: Record<string, AnyNeutralTexts | undefined> = {
  home: neutralHome,
  beers: neutralBeers,
  events: neutralEvents,
  'our-story': neutralOurStory,
  store: neutralStore,
  shipping: neutralShipping,
  rewards: neutralRewards,
  'rewards-program': neutralRewardsProgram,
  distributors: neutralDistributors,
  contact: neutralContact,
  'privacy-policy': privacyPolicy,
  'terms-of-service': termsOfService,
  beer,
  taproom,
  taps: neutralTaps,
  'not-found': notFound,
};

/** The texts that a page is created with, and that are shown while it can't be loaded. */
export type InitialContent = 'demo' | 'neutral';

export const initialTexts = ({ key, seed }: Pick<PageDefinition, 'key' | 'seed'>, content: InitialContent) =>
  content === 'demo' ? seed : replaceTexts(seed, neutralTexts[key] ?? {});

/** A page with its initial texts, as the API returns it. */
export const initialPage = (page: Pick<PageDefinition, 'key' | 'path' | 'seed'>, content: InitialContent) => ({
  key: page.key,
  path: page.path,
  ...initialTexts(page, content),
});
