/** Texts that earlier versions created the privacy policy with, by the anchor of their section: some did not follow the settings. */
import type { RichText } from '#domain/page/rich-text';
import { bold, bullets, paragraph } from '#domain/page/rich-text-builder';

export const formerUpdated = '2026-11-22';

const newsletter = [
  'Newsletter: until you unsubscribe. After that we keep your email address, marked as inactive, so that we don’t email you again by mistake, and delete it on request.',
];

export const formerPrivacyTexts: Record<string, RichText[]> = {
  'what-we-collect': [
    [
      paragraph('You can read every page of this site without telling us who you are. We keep only what you send us:'),
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
        [bold('Newsletter:'), ' your email address, the page where you signed up, and the date.'],
      ),
      paragraph(
        'We never ask for payment details on this site. When an order is confirmed, payment is arranged with you directly.',
      ),
    ],
  ],
  'technical-data': [
    [
      paragraph(
        'Like any web server, ours logs the IP address, the requested page, the time and the browser of each request. We use these logs to keep the site running, to find errors and to prevent abuse such as automated form submissions. They are deleted after 30 days.',
      ),
      paragraph(
        'This site uses no advertising or analytics cookies and no trackers. The only cookie we set is for our staff when they sign in.',
      ),
    ],
  ],
  'other-services': [
    [
      paragraph(
        'The rewards page embeds a rewards program; what you enter there goes to its operator under its own privacy policy. Our distributor map may load street map images from a map server, which then sees your IP address. Links to social networks, calendars and ticket sellers send those services nothing until you follow them.',
      ),
    ],
  ],
  'how-long': [
    [
      bullets(
        ['Messages and private event requests: 24 months after the last reply.'],
        ['Shipping orders: 4 years, as alcohol and tax laws require.'],
        newsletter,
      ),
    ],
    [
      bullets(
        ['Messages, event and order requests: as long as we need them to answer you, and as long as the law requires.'],
        newsletter,
      ),
    ],
  ],
  'your-choices': [
    [
      paragraph(
        'Every newsletter has an unsubscribe link that works without signing in. At any time you can ask us for a copy of the information we have about you, or to correct or delete it. We respond within 30 days and will not treat you differently for asking.',
      ),
      paragraph(
        'If you live in California, these are your rights under the California Consumer Privacy Act. We extend them to everyone. Because we do not track visitors across sites, “Do Not Track” and Global Privacy Control signals make no difference: you are not tracked either way.',
      ),
    ],
  ],
};
