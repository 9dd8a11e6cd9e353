/** "View on site" in the menus of rows and of the form's header. For a record that visitors can't see, the label has the reason. */
import type { DocumentActionComponent } from '@strapi/content-manager/strapi-admin';
import { ExternalLink } from '@strapi/icons';

/** Types that a page of the site shows; `cms/src/panel/preview/previewed-types.ts` has their pages. */
const types = ['beer', 'event', 'taproom', 'hero-image', 'distributor', 'shipping-state', 'site-settings'];

const isShown = (model: string) =>
  model.startsWith('api::page.') || types.some((type) => model === `api::${type}.${type}`);

type Row = NonNullable<Parameters<DocumentActionComponent>[0]['document']>;

function findReason({ isActive, isPublic, isLive, eventStatus }: Row): string | null {
  if (isActive === false) return 'inactive';
  if (isLive === false || eventStatus === 'draft') return 'draft';
  return isPublic === false ? 'not public' : null;
}

export const ViewOnSite: DocumentActionComponent = ({ model, document }) => {
  if (!document?.documentId || !isShown(model)) return null;
  const reason = findReason(document);
  return {
    label: reason ? `View on site (${reason})` : 'View on site',
    icon: <ExternalLink />,
    position: ['header', 'table-row'],
    disabled: reason !== null,
    // Through a redirect of the CMS, which knows the page and the origin of the site.
    onClick: () =>
      void window.open(`/brewery-panel/view-on-site/${model}/${document.documentId}`, '_blank', 'noopener'),
  };
};
ViewOnSite.position = ['header', 'table-row'];
