/** `POST /api/newsletter/subscribe` and the newsletter forms. */
import * as z from 'zod';
import { cleanLine } from '../http/clean';
import { emailField } from '../http/email';
import { honeypot } from '../http/honeypot';
import { messages } from '../http/messages';
import { subscriberSources, type SubscriberSource } from './subscriber';

const toSource = (given: unknown): SubscriberSource => {
  const text = typeof given === 'string' ? cleanLine(given) : given;
  if (text === undefined || text === null || text === '') return 'website';
  return subscriberSources.find((source) => source === text) ?? 'other';
};

export const subscribeInput = z.object(
  {
    email: emailField({ required: messages.badNewsletterEmail, invalid: messages.badNewsletterEmail }),
    // Only a hint for statistics: no reason to refuse a subscriber.
    source: z.unknown().optional().transform(toSource),
    website: honeypot,
  },
  { error: messages.notAnObject },
);
export type SubscribeInput = z.output<typeof subscribeInput>;
export type SubscribeForm = z.input<typeof subscribeInput>;
