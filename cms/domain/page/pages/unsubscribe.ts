import { unsubscribeHero } from '../components/unsubscribe';
import { definePage } from '../definition';

/** Opened by the link in each newsletter. */
export const unsubscribe = definePage({
  key: 'unsubscribe',
  path: '/newsletter/unsubscribe',
  label: 'Unsubscribe',
  hero: unsubscribeHero,
  sections: [],
  seed: {
    title: 'Unsubscribe',
    seo: { title: 'Unsubscribe', description: 'Stop receiving our newsletter.', image: null },
    hero: {
      eyebrow: 'Newsletter',
      title: 'Unsubscribe',
      question: 'Stop sending our newsletter to {email}?',
      actionLabel: 'Unsubscribe',
      stayLabel: 'Stay subscribed',
      doneTitle: 'You are unsubscribed',
      doneText: 'You won’t get any more newsletters from us. The taproom door is always open.',
      homeLabel: 'Back to Home',
      invalidTitle: 'This link does not work',
      invalidText:
        'It may be incomplete. Open it again from the newsletter, or contact us and we’ll take you off the list.',
      contactLabel: 'Contact us',
    },
    sections: [],
  },
});
