import { type Clause, clause, replaceClauses, legalHero, legalText } from '../components';
import { definePage } from '../definition';
import { bullets } from '../rich-text';

const items: Clause[] = [
  clause(
    'who-we-are',
    'Who we are',
    'This site is operated by {name}, a licensed brewery at {address}. “We” and “us” mean {name}; “you” means the person using the site.',
  ),
  clause(
    'age',
    'Legal drinking age',
    'We make alcoholic beverages. You must be at least 21 years old to buy, be served or receive them in the United States, and of legal drinking age where you live. We check IDs in our taprooms, and carriers check them at your door. Please drink responsibly, and never drink and drive.',
  ),
  clause(
    'beers',
    'Our beers on this site',
    'We describe our beers as carefully as we brew them, but batches vary, and the tap list changes. Strength, bitterness, ingredients, sizes and availability are given in good faith and may change without notice. If you have an allergy, ask us before you drink: beer contains barley and may contain wheat, oats or lactose.',
  ),
  clause(
    'shipping',
    'Shipping order requests',
    'The shipping form sends us a request; it is not a purchase. We reply within 24 hours with availability and pricing. A contract exists once we have confirmed the order and you have paid for it.',
    bullets(
      ['We ship only to the states listed on the shipping page, and only where the law allows it.'],
      ['An adult aged 21 or over must receive the package and show a valid government ID.'],
      ['A package that cannot be delivered for that reason is returned to us; shipping costs are not refunded.'],
      ['We replace or refund damaged or incorrect items if you contact us within 7 days.'],
      ['Our beer may not be resold.'],
    ),
  ),
  clause(
    'events',
    'Events and tickets',
    'Events may change or be cancelled, for example because of weather; the events page has the latest information. Tickets bought from a ticket seller are subject to that seller’s terms. If we cancel an event that you paid us for, we refund you.',
  ),
  clause(
    'private-events',
    'Private events',
    'A private event request is an inquiry. Your date is booked once we have confirmed it in writing and received the deposit. House rules on capacity, noise and closing time apply to every event.',
  ),
  clause(
    'newsletter',
    'Newsletter and rewards',
    'The newsletter is free, and you can unsubscribe at any time. The rewards program has its own terms, shown when you join; points have no cash value and are void where prohibited.',
  ),
  clause(
    'fair-use',
    'Fair use',
    'Please do not:',
    bullets(
      ['send us false information, or someone else’s without their consent;'],
      ['try to access parts of the site that are not public, or interfere with others’ use of it;'],
      ['submit our forms automatically.'],
    ),
    'Automated access to our calendar feeds and structured data is welcome: that is what they are for.',
  ),
  clause(
    'content',
    'Our content',
    'The name {name}, our trademarks, labels, photos and texts belong to us. You may share pages and quote from them with a link. For anything else, please ask; we usually say yes.',
  ),
  clause(
    'links',
    'Other sites',
    'We link to social networks, map directions, calendars and ticket sellers for your convenience. We do not operate them and are not responsible for them.',
  ),
  clause(
    'liability',
    'Warranty and liability',
    'We do our best to keep the site accurate and available, but provide it “as is”, without warranties of any kind. To the extent the law allows, we are not liable for indirect or consequential damages from using it. Nothing here limits your rights as a consumer, or liability for harm caused by intent or gross negligence.',
  ),
  clause(
    'law',
    'Governing law and changes',
    'California law applies, and the courts of Placer County, California have jurisdiction, unless the law where you live requires otherwise. When we change these terms, we update the date at the top; existing orders remain under the terms in effect when you placed them. If one provision is invalid, the rest remain in effect.',
  ),
  { anchor: 'contact', heading: 'Contact', text: [], closing: 'address' },
];

export const termsOfService = definePage({
  key: 'terms-of-service',
  path: '/terms-of-service',
  label: 'Terms of Service',
  hero: legalHero,
  sections: [legalText],
  seed: {
    title: 'Terms of Service',
    seo: {
      title: 'Terms of Service',
      description: 'The rules for using this site, ordering beer and booking events with {name}',
      image: null,
    },
    hero: {
      title: 'Terms of Service',
      updated: '2026-11-22',
      lead: 'These are the terms for using {site}, in plain language. By using the site you agree to them; if you do not, please do not use it.',
    },
    sections: [{ type: 'legal-text', items }],
  },
  neutral: {
    sections: [
      {
        type: 'legal-text',
        items: replaceClauses(items, {
          'who-we-are': [
            'This site is operated by {name}. “We” and “us” mean {name}; “you” means the person using the site.',
          ],
          shipping: [
            'The shipping form sends us a request; it is not a purchase. A contract exists once we have confirmed the order and you have paid for it.',
            bullets(
              ['We ship only to the states listed on the shipping page, and only where the law allows it.'],
              ['An adult aged 21 or over must receive the package and show a valid government ID.'],
              ['Our beer may not be resold.'],
            ),
          ],
          law: [
            'The law of the state in which we brew applies, unless the law where you live requires otherwise. When we change these terms, we update the date at the top; existing orders remain under the terms in effect when you placed them. If one provision is invalid, the rest remain in effect.',
          ],
        }),
      },
    ],
  },
});
