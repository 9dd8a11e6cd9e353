/** Request bodies of the staff user calls, and the forms of Settings. */
import * as z from 'zod';
import { choiceField, requiredChoiceField } from '../shared/choice-field';
import { emailField } from '../shared/email-field';
import { messages } from '../shared/messages';
import { requiredText } from '../shared/text-field';
import { versionField } from '../shared/optimistic-lock';
import { optionalPassword, requiredPassword } from './password';
import { roles } from './constants';

const bodyError = { error: messages.notAnObject };

const fields = {
  firstName: requiredText({ label: 'First name', max: 50 }),
  lastName: requiredText({ label: 'Last name', max: 50 }),
  email: emailField({ required: 'Email is required', invalid: 'Please provide a valid email address' }),
};

const role = choiceField({ values: roles, default: 'moderator', message: 'Please choose a valid role' }).optional();

/** `POST /api/auth/users` */
export const userInput = z.object(
  { ...fields, password: requiredPassword, role: role.transform((value) => value ?? 'moderator') },
  bodyError,
);
export type UserInput = z.output<typeof userInput>;

const changes = {
  firstName: fields.firstName.optional(),
  lastName: fields.lastName.optional(),
  email: fields.email.optional(),
  password: optionalPassword,
};

/** `PUT /api/auth/users/{id}`; a role can be changed but not cleared. */
export const userUpdate = z.object(
  {
    ...changes,
    role: requiredChoiceField({ values: roles, message: 'Please choose a valid role' }).optional(),
    updatedAt: versionField,
  },
  bodyError,
);
export type UserUpdate = z.output<typeof userUpdate>;

/** The form for editing a user: a blank password stays unchanged. */
export const userForm = z.object({ ...fields, password: optionalPassword, role }, bodyError);
