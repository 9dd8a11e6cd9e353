/** Hides Strapi's actions from the types for which the server rejects them. */
import type { DocumentActionComponent } from '@strapi/content-manager/strapi-admin';

type Props = Parameters<DocumentActionComponent>[0];

const mail = 'api::outgoing-mail.outgoing-mail';

const isHidden: Record<string, (props: Props) => boolean> = {
  delete: ({ collectionType, model }) => collectionType === 'single-types' || model === 'api::location.location',
  clone: ({ model }) => model === 'plugin::users-permissions.user' || model === mail,
  update: ({ model }) => model === mail,
};

function hide(action: DocumentActionComponent): DocumentActionComponent {
  const isHiddenFor = isHidden[action.type ?? ''];
  if (!isHiddenFor) return action;
  // An action is a component with hooks: for a record, it is either always hidden or never.
  const shown: DocumentActionComponent = (props) => (isHiddenFor(props) ? null : action(props));
  return Object.assign(shown, { type: action.type, position: action.position });
}

export const withoutHidden = (actions: DocumentActionComponent[]): DocumentActionComponent[] => actions.map(hide);
