import { confirmSubscriptionHero } from '../components/confirm-subscription';
import { definePage } from '../definition';

/** Opened by the link in the email to new subscribers, if they confirm their address (double opt-in). */
export const confirmSubscription = definePage({
  key: 'confirm-subscription',
  path: '/newsletter/confirm',
  label: 'Confirm Subscription',
  hero: confirmSubscriptionHero,
  sections: [],
  seed: {
    title: 'Confirm Subscription',
    seo: { title: 'Confirm Subscription', description: 'Confirm that you want to get our newsletter.', image: null },
    hero: {
      eyebrow: 'Newsletter',
      title: 'Confirm your subscription',
      question: 'One click, and you’re on the list. Every newsletter has a link to unsubscribe.',
      actionLabel: 'Confirm',
      doneTitle: 'You are subscribed',
      doneText: 'Thank you for subscribing to our newsletter!',
      homeLabel: 'Back to Home',
      invalidTitle: 'This link does not work',
      invalidText:
        'It may be incomplete, older than a week, or you have already confirmed. To get a new one, subscribe again.',
    },
    sections: [],
  },
});
