import * as z from 'zod';
import { emailField } from '#domain/shared/email-field';
import { messages } from '#domain/shared/messages';
import { pickFields } from '#lib/form-data';
import type { InputRules } from './rules';

const invalid = messages.invalidNewsletterEmail;
const input = z.object({ email: emailField({ required: invalid, invalid }) });

export const subscriberRules: InputRules = {
  toInput: (data) => pickFields(data, ['email']),
  schema: (stored) => (stored ? input.partial() : input),
  toAttributes: (fields) => fields,
  attributePaths: {},
};
