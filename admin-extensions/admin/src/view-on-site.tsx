/** "View on site": opens the public page of a beer, a taproom or a composed page. */
import type { DocumentActionComponent } from '@strapi/content-manager/strapi-admin';
import { ExternalLink } from '@strapi/icons';

type Document = Record<string, unknown>;

/** The path of a document's page, and whether visitors can open it, by type. */
const pages: Record<string, { path: (document: Document) => unknown; isPublic: (document: Document) => boolean }> = {
  'api::beer.beer': {
    path: ({ slug }) => (typeof slug === 'string' ? `/beers/${encodeURIComponent(slug)}` : null),
    isPublic: ({ isActive }) => isActive !== false,
  },
  'api::taproom.taproom': { path: ({ path }) => path, isPublic: ({ isActive }) => isActive !== false },
  'api::page.page': { path: ({ path }) => path, isPublic: ({ isLive }) => isLive === true },
};

export const ViewOnSite: DocumentActionComponent = ({ model, document }) => {
  const page = pages[model];
  const path = page && document ? page.path(document) : null;
  if (!page || !document || typeof path !== 'string') return null;
  return {
    label: 'View on site',
    icon: <ExternalLink />,
    position: ['panel', 'header', 'table-row'],
    variant: 'secondary',
    disabled: !page.isPublic(document),
    onClick: () => {
      window.open(`/brewery-panel/site${path}`, '_blank', 'noopener');
    },
  };
};
