/** Hides Strapi's actions where they lead nowhere: the server rejects them, or their screen is not for the user. */
import type { DocumentActionComponent } from '@strapi/content-manager/strapi-admin';
import { type Permission, useAuth } from '@strapi/strapi/admin';

type Props = Parameters<DocumentActionComponent>[0];

const mail = 'api::outgoing-mail.outgoing-mail';

const canConfigure = (permissions: Permission[]) =>
  permissions.some(({ action }) => action === 'plugin::content-manager.collection-types.configure-view');

const isHidden: Record<string, (props: Props, permissions: Permission[]) => boolean> = {
  delete: ({ collectionType, model }) => collectionType === 'single-types' || model === 'api::location.location',
  clone: ({ model }) => model === 'plugin::users-permissions.user' || model === mail,
  update: ({ model }) => model === mail,
  // The content types are code.
  'edit-the-model': () => true,
  'configure-the-view': (_props, permissions) => !canConfigure(permissions),
};

function hide(action: DocumentActionComponent): DocumentActionComponent {
  const isHiddenFor = isHidden[action.type ?? ''];
  if (!isHiddenFor) return action;
  // An action is a component with hooks: for a record, it is either always hidden or never.
  const Shown: DocumentActionComponent = (props) => {
    const permissions = useAuth('HiddenActions', (auth) => auth.permissions);
    return isHiddenFor(props, permissions) ? null : action(props);
  };
  return Object.assign(Shown, { type: action.type, position: action.position });
}

export const withoutHidden = (actions: DocumentActionComponent[]): DocumentActionComponent[] => actions.map(hide);

/** Strapi's menus end with "Delete", which stays last. */
export function addBeforeDelete(
  actions: DocumentActionComponent[],
  added: readonly DocumentActionComponent[],
): DocumentActionComponent[] {
  const end = actions.findIndex(({ type }) => type === 'delete');
  return end < 0 ? [...actions, ...added] : [...actions.slice(0, end), ...added, ...actions.slice(end)];
}
