/** Applies the staff app's rules of users to the panel's form, whose controller is that of Strapi's plugin. */
import type { Context } from 'koa';
import type * as z from 'zod';
import { messages } from '#domain/shared/messages';
import { safeParseBody } from '#domain/shared/parse-input';
import { userInput, userUpdate, type UserUpdate } from '#domain/user/input';
import { pickFields } from '#lib/form-data';
import { rejectedFields } from '#lib/reject-fields';
import { userUid } from '#lib/staff-user';

type Body = Record<string, unknown>;
type UserForm = Partial<Omit<UserUpdate, 'updatedAt'>>;

/** The role is a relation, which Strapi checks. */
const fields = ['firstName', 'lastName', 'email', 'password'];

async function rejectTakenEmail(email: string, documentId: unknown): Promise<void> {
  const stored: { documentId: string } | null = await strapi.db
    .query(userUid)
    .findOne({ select: ['documentId'], where: { $or: [{ email }, { username: email }] } });
  if (stored && stored.documentId !== documentId) throw rejectedFields([{ path: 'email', msg: messages.emailTaken }]);
}

/** Checks the form and stores texts as the staff app does. The user name is the email address. */
export async function prepareUserForm(ctx: Context, isNew: boolean): Promise<void> {
  const body = ctx.request.body as Body;
  const schema: z.ZodType<UserForm> = isNew ? userInput : userUpdate;
  const result = safeParseBody(schema, pickFields(body, fields));
  if (!result.success) throw rejectedFields(result.errors);
  const { firstName, lastName, email, password } = result.data;
  if (email !== undefined) await rejectTakenEmail(email, ctx['params'].id);
  const values = { firstName, lastName, email, username: email, password };
  Object.assign(body, Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)));
  if (password === undefined) delete body['password'];
}
