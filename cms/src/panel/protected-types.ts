/**
 * Rejects in the panel: deleting what the site can't do without, and changing what code or the staff app writes.
 * Types that the panel's menu hides, such as sessions, can't be read by their URL either: they have hashes of tokens.
 */
import type { Core, Struct } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isReadOnlyType } from '#domain/panel/read-only-types';
import { userUid } from '#lib/staff-user';
import { isContentManagerRequest, isContentManagerRequestOf, isPanelRequest } from '#lib/panel-user';
import { rejectedFields } from '#lib/parse';
import { locationUid } from '../api/location/content';

const mailUid = 'api::outgoing-mail.outgoing-mail';

type Mail = { state: string };
type Write = { uid: string; action: string; kind: string | undefined; documentId: unknown };

const isWrite = (action: string) => ['create', 'update', 'clone'].includes(action);

const findMail = (documentId: unknown): Promise<Mail | null> =>
  strapi.db.query(mailUid).findOne({ select: ['state'], where: { documentId: String(documentId) } });

async function findMailProblem({ action, documentId }: Write): Promise<string | null> {
  // Changing an account, or inviting a user of the panel, queues an email.
  if (isWrite(action) && isContentManagerRequestOf(mailUid))
    return 'Emails are written and sent by the server. They can’t be changed here.';
  const isWaiting = action === 'delete' && (await findMail(documentId))?.state === 'waiting';
  return isWaiting ? 'This email has not been sent yet. It can be deleted once it was sent or has failed.' : null;
}

async function findProblem(write: Write): Promise<string | null> {
  const { uid, action, kind } = write;
  if (uid === mailUid) return findMailProblem(write);
  // A taproom that is deleted in the panel takes its tap list with it.
  if (isReadOnlyType(uid) && (isWrite(action) || action === 'delete') && isContentManagerRequestOf(uid))
    return 'Tap lists are changed in the staff app. They can only be read here.';
  // A copy would have the password of the original.
  if (uid === userUid && action === 'clone') return 'Users can’t be duplicated. Please create a new one.';
  if (action !== 'delete') return null;
  if (kind === 'singleType') return 'The site needs this. It can be changed, but not deleted.';
  return uid === locationUid ? 'The site needs its contact details. They can be changed, but not deleted.' : null;
}

const isHidden = ({ uid, pluginOptions }: Struct.ContentTypeSchema) =>
  uid.startsWith('api::') && Object(pluginOptions?.['content-manager']).visible === false;

export function registerProtectedTypes(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params, contentType }, next) => {
    if (!isPanelRequest()) return next();
    const data: object | undefined = Reflect.get(params, 'data');
    if (data && isContentManagerRequest()) {
      // Strapi stores other ids that the data have, whatever the role may change.
      Reflect.deleteProperty(data, 'id');
      Reflect.deleteProperty(data, 'documentId');
    }
    if (isHidden(contentType) && isContentManagerRequestOf(uid)) throw new errors.ForbiddenError();
    const documentId: unknown = Reflect.get(params, 'documentId');
    const problem = await findProblem({ uid, action, kind: contentType.kind, documentId });
    if (problem !== null) throw rejectedFields([{ path: '', msg: problem }]);
    return next();
  });
}
