/** `POST /api/newsletter/subscribe` and the newsletter forms. */
import * as z from 'zod';
import { sanitizeLine } from '../shared/sanitize-text';
import { emailField } from '../shared/email-field';
import { honeypot } from '../shared/honeypot';
import { messages } from '../shared/messages';
import { subscriberSources, type SubscriberSource } from './subscriber';

const toSource = (given: unknown): SubscriberSource => {
  const text = typeof given === 'string' ? sanitizeLine(given) : given;
  if (text === undefined || text === null || text === '') return 'website';
  return subscriberSources.find((source) => source === text) ?? 'other';
};

export const subscribeInput = z.object(
  {
    email: emailField({ required: messages.invalidNewsletterEmail, invalid: messages.invalidNewsletterEmail }),
    // Only a hint for statistics: no reason to refuse a subscriber.
    source: z.unknown().optional().transform(toSource),
    website: honeypot,
  },
  { error: messages.notAnObject },
);
export type SubscribeInput = z.output<typeof subscribeInput>;
export type SubscribeFormValues = z.input<typeof subscribeInput>;
