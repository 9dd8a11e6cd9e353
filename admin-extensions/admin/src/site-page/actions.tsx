/** "View on site" and "Copy link" in the menus of rows and of the form's header. If they are disabled, the label has the reason. */
import type { DocumentActionComponent } from '@strapi/content-manager/strapi-admin';
import { ExternalLink, Link } from '@strapi/icons';
import { useCopyLink } from './use-copy-link';
import { openOnSite, useShownOn } from './use-shown-on';

const withReason = (label: string, reason: string | null) => (reason === null ? label : `${label} (${reason})`);

export const ViewOnSite: DocumentActionComponent = ({ model, document }) => {
  const shownOn = useShownOn(model, document);
  if (!shownOn) return null;
  const { path, hiddenBecause } = shownOn;
  return {
    label: withReason('View on site', hiddenBecause),
    icon: <ExternalLink />,
    position: ['header', 'table-row'],
    disabled: hiddenBecause !== null,
    onClick: () => void openOnSite(path),
  };
};
ViewOnSite.position = ['header', 'table-row'];

export const CopyLink: DocumentActionComponent = ({ model, document }) => {
  const shownOn = useShownOn(model, document);
  const copyLink = useCopyLink();
  if (!shownOn) return null;
  const { url, hiddenBecause } = shownOn;
  return {
    label: withReason('Copy link', hiddenBecause),
    icon: <Link />,
    position: ['header', 'table-row'],
    disabled: hiddenBecause !== null || url === null,
    onClick: () => (url === null ? undefined : copyLink(url)),
  };
};
CopyLink.position = ['header', 'table-row'];
