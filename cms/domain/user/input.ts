/** Request bodies of the staff user calls, and the forms of Settings. */
import * as z from 'zod';
import { choiceField, requiredChoiceField, requiredText, emailField, requestBody } from '../shared/fields';
import { versionField } from '../shared/optimistic-lock';
import { optionalCurrentPassword, optionalPassword, requiredPassword } from './password';
import { roles, type Role } from './permission';

const fields = {
  firstName: requiredText({ label: 'First name', max: 50 }),
  lastName: requiredText({ label: 'Last name', max: 50 }),
  email: emailField({ required: 'Email is required', invalid: 'Please provide a valid email address' }),
};

/** Errors of the field `taprooms`. */
export const taproomMessages = {
  required: 'Please choose the taprooms of the bartender',
  superfluous: 'Only bartenders have taprooms',
  unknown: 'Please choose a valid taproom',
} as const;

/** The slugs of the taprooms that a bartender works in. */
const taprooms = z
  .array(z.string({ error: taproomMessages.unknown }).max(60, taproomMessages.unknown), {
    error: 'Taprooms must be a list',
  })
  .max(100, 'Please list at most 100 taprooms')
  .transform((slugs) => [...new Set(slugs)])
  .nullable()
  .transform((slugs) => slugs ?? [])
  .optional();

/** The error of the taprooms of a role; null if they fit. */
export function findTaproomProblem(role: Role, slugs: readonly string[]): string | null {
  if (role === 'bartender') return slugs.length === 0 ? taproomMessages.required : null;
  return slugs.length === 0 ? null : taproomMessages.superfluous;
}

type RoleAndTaprooms = { role?: Role | null | undefined; taprooms?: string[] | null | undefined };

const problemOf = (input: unknown) => {
  const { role, taprooms: slugs } = input as RoleAndTaprooms;
  return findTaproomProblem(role ?? 'moderator', Array.isArray(slugs) ? slugs : []);
};

/** Checked even if other fields are invalid, so that all errors are shown at once. */
const taproomCheck = [
  (input: unknown) => problemOf(input) === null,
  { path: ['taprooms'], when: () => true, error: ({ input }) => problemOf(input) },
] satisfies Parameters<z.ZodObject['refine']>;

const role = choiceField({ values: roles, default: 'moderator', message: 'Please choose a valid role' }).optional();

const roleAndTaprooms = { role: role.transform((value) => value ?? 'moderator'), taprooms };

/** `POST /api/auth/users` */
export const userInput = requestBody({ ...fields, password: requiredPassword, ...roleAndTaprooms }).refine(
  ...taproomCheck,
);
export type UserInput = z.output<typeof userInput>;

/** `POST /api/auth/invitations`: users choose their password themselves. */
export const invitationInput = requestBody({ ...fields, ...roleAndTaprooms }).refine(...taproomCheck);
export type InvitationInput = z.output<typeof invitationInput>;

const changes = {
  firstName: fields.firstName.optional(),
  lastName: fields.lastName.optional(),
  email: fields.email.optional(),
  password: optionalPassword,
};

/** `PUT /api/auth/users/{id}`; a role can be changed but not cleared. A bartender's taprooms are checked with the stored role. */
export const userUpdate = requestBody({
  ...changes,
  role: requiredChoiceField({ values: roles, message: 'Please choose a valid role' }).optional(),
  taprooms,
  /** Required of users who change their own password or e-mail address. */
  currentPassword: optionalCurrentPassword,
  updatedAt: versionField,
});
export type UserUpdate = z.output<typeof userUpdate>;

/** The form for editing a user: a blank password stays unchanged. */
export const userForm = requestBody({ ...fields, password: optionalPassword, role, taprooms }).refine(...taproomCheck);
