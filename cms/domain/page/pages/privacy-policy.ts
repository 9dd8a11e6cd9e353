import { type Clause, clause, replaceClauses, legalHero, legalText } from '../components';
import { definePage } from '../definition';
import { bold, bullets } from '../rich-text';

const items: Clause[] = [
  clause(
    'what-we-collect',
    'What we collect',
    'You can read every page of this site without telling us who you are. We keep only what you send us:',
    bullets(
      [
        bold('Contact messages:'),
        ' your name, email address, phone number if you give it, the subject and your message.',
      ],
      [bold('Private event requests:'), ' the same, plus the type of event.'],
      [
        bold('Shipping order requests:'),
        ' your name, email address, phone number if you give it, delivery address, the beers and quantity you want, and your preferred delivery date.',
      ],
      [
        bold('Newsletter:'),
        ' your email address, and as proof of your consent the page where you signed up, what it said, and the date. {newsletterSignUp}',
      ],
    ),
    'We never ask for payment details on this site. When an order is confirmed, payment is arranged with you directly.',
  ),
  clause(
    'technical-data',
    'Technical data',
    'Like any web server, ours logs the IP address, the requested page, the time and the browser of each request. We use these logs to keep the site running, to find errors and to prevent abuse such as automated form submissions. We keep them no longer than that takes.',
    'This site uses no advertising, no analytics and no trackers. {cookies} What our staff do on this site is recorded with their IP address, and kept {staffLogKept}.',
  ),
  clause(
    'how-we-use-it',
    'How we use it',
    bullets(
      ['To answer your message, plan your event or arrange your delivery.'],
      ['To send the newsletter you subscribed to, with news of releases and events.'],
      ['To check that a delivery of alcohol is legal in the destination state and for the recipient’s age.'],
      ['To meet our obligations under tax and alcohol laws.'],
    ),
  ),
  clause(
    'who-sees-it',
    'Who we share it with',
    'Our staff, and companies that work for us: our web host, the service that delivers our email, and the licensed carrier that delivers your order. They may use your information only for that work. We do not sell or rent personal information and do not share it for advertising.',
    'We disclose information to authorities only when a law, a court or a regulator requires it.',
  ),
  clause(
    'other-services',
    'Third-party services',
    '{otherServers} Links to social networks, calendars and ticket sellers send those services nothing until you follow them.',
  ),
  clause(
    'how-long',
    'How long we keep it',
    bullets(
      ['Messages and private event requests: {messagesKept}.'],
      ['Shipping orders: {ordersKept}.'],
      ['Copies of the emails that this site sends: {emailsKept}.'],
      [
        'Newsletter: until you unsubscribe. After that we keep your email address, marked as inactive, so that we don’t email you again by mistake, and delete it on request.',
      ],
    ),
    'This is how long they are on this site. Emails stay in our mailbox, and backups contain deleted data, until we delete them too.',
  ),
  clause(
    'your-choices',
    'Your choices',
    'Every newsletter has an unsubscribe link that works without signing in. At any time you can ask us for a copy of the information we have about you, or to correct or delete it. We will not treat you differently for asking.',
    'If you live in California, these are your rights under the California Consumer Privacy Act. We extend them to everyone. Because we do not track visitors across sites, “Do Not Track” and Global Privacy Control signals make no difference: you are not tracked either way.',
  ),
  clause(
    'age',
    'Visitors under 21',
    'Families are welcome in our taprooms, but this site is about beer and is meant for adults of legal drinking age. We do not knowingly collect information from anyone under 21. If you think we have, let us know and we will delete it.',
  ),
  clause(
    'security',
    'How we protect it',
    'Connections to this site are encrypted. Only signed-in staff can read your messages, and staff passwords are stored as one-way hashes. No system is perfect; if a breach affects you, we will notify you without delay.',
  ),
  {
    ...clause(
      'changes',
      'Changes and questions',
      'When we change this policy, we update the date at the top and announce major changes in the newsletter. For questions, requests and complaints, contact us:',
    ),
    closing: 'address',
  },
];

export const privacyPolicy = definePage({
  key: 'privacy-policy',
  path: '/privacy-policy',
  label: 'Privacy Policy',
  hero: legalHero,
  sections: [legalText],
  seed: {
    title: 'Privacy Policy',
    seo: {
      title: 'Privacy Policy',
      description: 'What {name} does, and does not do, with what you tell us on this site.',
      image: null,
    },
    hero: {
      title: 'Privacy Policy',
      updated: '2026-11-23',
      lead: '{name} is a family brewery. We collect as little information as we can, use it only for what you asked us to do, and never sell it. This page explains what that means on {site}.',
    },
    sections: [{ type: 'legal-text', items }],
  },
  neutral: {
    hero: {
      lead: 'We collect as little information as we can, use it only for what you asked us to do, and never sell it. This page explains what that means on {site}, the site of {name}.',
    },
    sections: [
      {
        type: 'legal-text',
        items: replaceClauses(items, {
          'your-choices': [
            'Every newsletter has an unsubscribe link that works without signing in. At any time you can ask us for a copy of the information we have about you, or to correct or delete it. We will not treat you differently for asking.',
            'Because we do not track visitors across sites, “Do Not Track” and Global Privacy Control signals make no difference: you are not tracked either way.',
          ],
          age: [
            'This site is about beer and is meant for adults of legal drinking age. We do not knowingly collect information from anyone under 21. If you think we have, let us know and we will delete it.',
          ],
        }),
      },
    ],
  },
});
