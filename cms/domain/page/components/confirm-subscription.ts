import { component, longText, optionalText, text } from '../fields';

/** The question, and the results: subscribed, or an invalid link. */
export const confirmSubscriptionHero = component({
  name: 'confirm-subscription-hero',
  label: 'Question and answers',
  icon: 'envelop',
  title: 'title',
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
