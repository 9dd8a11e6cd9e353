/** `POST /api/newsletter/subscribe` and the newsletter forms. */
import * as z from 'zod';
import { sanitizeLine } from '../shared/sanitize-text';
import { emailField, honeypot } from '../shared/fields';
import { messages } from '../shared/messages';
import { subscriberSources, type SubscriberSource } from './constants';

const toSource = (value: unknown): SubscriberSource => {
  const text = typeof value === 'string' ? sanitizeLine(value) : value;
  if (text === undefined || text === null || text === '') return 'website';
  return subscriberSources.find((source) => source === text) ?? 'other';
};

const email = emailField({ required: messages.invalidNewsletterEmail, invalid: messages.invalidNewsletterEmail });

export const subscribeInput = z.object(
  {
    email,
    // Used for statistics only: an invalid source must not reject the subscription.
    source: z.unknown().optional().transform(toSource),
    website: honeypot,
  },
  { error: messages.notAnObject },
);
export type SubscribeInput = z.output<typeof subscribeInput>;
export type SubscribeFormValues = z.input<typeof subscribeInput>;

/** Any other text is an unknown token. */
export const confirmSubscriptionInput = z.object(
  { token: z.string({ error: 'token is required' }).trim().min(1, 'token is required').max(500, 'token is too long') },
  { error: messages.notAnObject },
);

/** `POST /api/newsletter/subscribers`: staff add a person who asked for it. */
export const addSubscriberInput = z.object({ email }, { error: messages.notAnObject });

export const subscriberUpdate = z.object(
  { isActive: z.boolean({ error: 'isActive must be true or false' }) },
  { error: messages.notAnObject },
);
