import { definePage } from '../definition';
import { component, longText, optionalText, text } from '../fields';

const confirmSubscriptionHero = component({
  name: 'confirm-subscription-hero',
  label: 'Question and answers',
  icon: 'envelop',
  fields: {
    eyebrow: optionalText('Small line above the headline', 40),
    title: text('Headline', 40),
    question: longText('Text above the button', 160),
    actionLabel: text('Button that subscribes', 32),
    doneTitle: text('Headline after subscribing', 40),
    doneText: longText('Text after subscribing', 200),
    homeLabel: text('Button to the home page', 32),
    invalidTitle: text('Headline for a wrong link', 40),
    invalidText: longText('Text for a wrong link', 200),
  },
});

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
