import { definePage } from '../definition';
import { component, longText, optionalText, text } from '../fields';

const unsubscribeHero = component({
  name: 'unsubscribe-hero',
  label: 'Question and answers',
  icon: 'envelop',
  fields: {
    eyebrow: optionalText('Small line above the headline', 40),
    title: text('Headline', 40),
    question: longText('Question', 160, { hint: '{email} stands for the email address.' }),
    actionLabel: text('Button that unsubscribes', 32),
    stayLabel: text('Button that keeps the subscription', 32),
    doneTitle: text('Headline after unsubscribing', 40),
    doneText: longText('Text after unsubscribing', 200),
    homeLabel: text('Button to the home page', 32),
    invalidTitle: text('Headline for a wrong link', 40),
    invalidText: longText('Text for a wrong link', 200),
    contactLabel: text('Button to the contact page', 32),
  },
});

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
