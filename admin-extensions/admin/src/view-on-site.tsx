/** "View on site": opens the public page of a beer. */
import type { DocumentActionComponent } from '@strapi/content-manager/strapi-admin';
import { ExternalLink } from '@strapi/icons';

const openBeerPage = (slug: string) => {
  window.open(`/brewery-panel/site/beers/${encodeURIComponent(slug)}`, '_blank', 'noopener');
};

export const ViewOnSite: DocumentActionComponent = ({ model, document }) => {
  const slug: unknown = document?.slug;
  if (model !== 'api::beer.beer' || typeof slug !== 'string') return null;
  return {
    label: 'View on site',
    icon: <ExternalLink />,
    position: ['panel', 'header', 'table-row'],
    variant: 'secondary',
    // An inactive beer has no public page.
    disabled: document?.isActive === false,
    onClick: () => openBeerPage(slug),
  };
};
