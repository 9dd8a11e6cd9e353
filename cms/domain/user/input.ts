/** Request bodies of the staff user calls, and the forms of Settings. */
import * as z from 'zod';
import { choiceField, requiredChoiceField, optionalText, requiredText, emailField } from '../shared/fields';
import { messages } from '../shared/messages';
import { versionField } from '../shared/optimistic-lock';
import { optionalCurrentPassword, optionalPassword, requiredPassword } from './password';
import { roles, type Role } from './permission';

const bodyError = { error: messages.notAnObject };

const fields = {
  firstName: requiredText({ label: 'First name', max: 50 }),
  lastName: requiredText({ label: 'Last name', max: 50 }),
  email: emailField({ required: 'Email is required', invalid: 'Please provide a valid email address' }),
};

/** The slug of the taproom that a bartender works in. */
const taproom = optionalText({ label: 'Taproom', max: 60 });

/** Errors of the field `taproom`. */
export const taproomMessages = {
  required: 'Please choose the taproom of the bartender',
  superfluous: 'Only bartenders have a taproom',
  unknown: 'Please choose a valid taproom',
} as const;

/** The error of a taproom for a role; null if they fit. */
export function findTaproomProblem(role: Role, slug: string | null): string | null {
  if (role === 'bartender') return slug === null ? taproomMessages.required : null;
  return slug === null ? null : taproomMessages.superfluous;
}

type RoleAndTaproom = { role?: Role | null | undefined; taproom?: string | null | undefined };

/** Checked even if other fields are invalid, so that all errors are shown at once. */
const fits = (message: string) => ({ path: ['taproom'], message, when: () => true });

const hasRequiredTaproom = ({ role, taproom: slug }: RoleAndTaproom) => role !== 'bartender' || Boolean(slug);

const hasNoSuperfluousTaproom = ({ role, taproom: slug }: RoleAndTaproom) => role === 'bartender' || !slug;

const role = choiceField({ values: roles, default: 'moderator', message: 'Please choose a valid role' }).optional();

/** `POST /api/auth/users` */
export const userInput = z
  .object(
    { ...fields, password: requiredPassword, role: role.transform((value) => value ?? 'moderator'), taproom },
    bodyError,
  )
  .refine(hasRequiredTaproom, fits(taproomMessages.required))
  .refine(hasNoSuperfluousTaproom, fits(taproomMessages.superfluous));
export type UserInput = z.output<typeof userInput>;

const changes = {
  firstName: fields.firstName.optional(),
  lastName: fields.lastName.optional(),
  email: fields.email.optional(),
  password: optionalPassword,
};

/** `PUT /api/auth/users/{id}`; a role can be changed but not cleared. A bartender's taproom is checked with the stored role. */
export const userUpdate = z.object(
  {
    ...changes,
    role: requiredChoiceField({ values: roles, message: 'Please choose a valid role' }).optional(),
    taproom,
    /** Of users who change their own password or e-mail address. */
    currentPassword: optionalCurrentPassword,
    updatedAt: versionField,
  },
  bodyError,
);
export type UserUpdate = z.output<typeof userUpdate>;

/** The form for editing a user: a blank password stays unchanged. */
export const userForm = z
  .object({ ...fields, password: optionalPassword, role, taproom }, bodyError)
  .refine(hasRequiredTaproom, fits(taproomMessages.required))
  .refine(hasNoSuperfluousTaproom, fits(taproomMessages.superfluous));
