/** Requests of `POST /api/auth/forgot-password` and `POST /api/auth/reset-password`, and their forms. */
import * as z from 'zod';
import { emailField } from '../shared/email-field';
import { messages } from '../shared/messages';
import { requiredPassword } from './password';

export const resetLinkMinutes = 30;

/** Of the last link of a day that new devices can request. */
export const lastResetLinkMinutes = 24 * 60;

const linkMessage = { error: messages.resetLinkInvalid };

export const forgotPasswordInput = z.object(
  {
    email: emailField({ required: 'Email is required', invalid: 'Please provide a valid email address' }),
  },
  { error: messages.notAnObject },
);
export type ForgotPasswordInput = z.output<typeof forgotPasswordInput>;

/** `token` is the one in the link; if it is malformed, the link is treated as expired. */
export const resetPasswordInput = z.object(
  { token: z.string(linkMessage).min(1, linkMessage).max(200, linkMessage), password: requiredPassword },
  { error: messages.notAnObject },
);
export type ResetPasswordInput = z.output<typeof resetPasswordInput>;
