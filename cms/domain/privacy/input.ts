/** The calls that find, export and erase the data of one person, who is identified by an e-mail address. */
import * as z from 'zod';
import { emailField } from '../shared/email-field';
import { messages } from '../shared/messages';

const email = emailField({ required: 'Email is required', invalid: messages.invalidNewsletterEmail });

export const personalDataInput = z.object({ email }, { error: messages.notAnObject });

export const eraseInput = z.object(
  {
    email,
    /** Laws on taxes and alcohol may require a brewery to keep the orders that it has shipped. */
    keepOrders: z.boolean({ error: 'keepOrders must be true or false' }).default(true),
  },
  { error: messages.notAnObject },
);
export type EraseInput = z.output<typeof eraseInput>;
