/** "Duplicate" creates a draft with its images and opens it, for types that have drafts; others keep Strapi's own. */
import type { DocumentActionComponent } from '@strapi/content-manager/strapi-admin';
import { useNotification } from '@strapi/strapi/admin';
import { useNavigate } from 'react-router-dom';
import { useDuplicateRecordMutation } from '../content-api';
import { describeError } from '../error-text';

/** Paths of the types in the panel's API. */
const draftPaths: Record<string, string> = {
  'api::beer.beer': 'beers',
  'api::event.event': 'events',
  'api::taproom.taproom': 'taprooms',
  'api::page.page': 'pages',
  'api::hero-image.hero-image': 'hero-images',
};

function useDraftCopy(uid: string, documentId: string | undefined) {
  const [duplicate] = useDuplicateRecordMutation();
  const { toggleNotification } = useNotification();
  const navigate = useNavigate();
  const path = draftPaths[uid];
  if (!path || !documentId) return null;

  return async () => {
    const response = await duplicate({ uid, path, documentId });
    if ('data' in response) {
      toggleNotification({ type: 'success', message: 'Duplicated. Visitors can’t see the copy yet.' });
      await navigate(`/content-manager/collection-types/${uid}/${response.data.documentId}`);
      return;
    }
    toggleNotification({ type: 'danger', message: describeError(response.error) });
  };
}

/** Strapi's "Duplicate" has the label, the icon and the permission. */
const withDraftCopy = (StrapiDuplicate: DocumentActionComponent): DocumentActionComponent => {
  const Duplicate: DocumentActionComponent = (props) => {
    const own = StrapiDuplicate(props);
    const copy = useDraftCopy(props.model, props.documentId ?? props.document?.documentId);
    if (!own || !copy) return own;
    const { dialog: _dialog, ...rest } = own;
    return { ...rest, position: ['table-row', 'header'], onClick: copy };
  };
  Duplicate.type = 'clone';
  Duplicate.position = ['table-row', 'header'];
  return Duplicate;
};

export const replaceDuplicate = (actions: DocumentActionComponent[]): DocumentActionComponent[] =>
  actions.map((action) => (action.type === 'clone' ? withDraftCopy(action) : action));

/** Strapi's list ends with "Delete", which stays last. */
export function addAfterDuplicate(
  actions: DocumentActionComponent[],
  added: readonly DocumentActionComponent[],
): DocumentActionComponent[] {
  const end = actions.findIndex(({ type }) => type === 'clone') + 1 || actions.length;
  return [...actions.slice(0, end), ...added, ...actions.slice(end)];
}
