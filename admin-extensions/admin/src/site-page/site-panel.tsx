/** Beside a form: where visitors see the record, or why they can't. */
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Button, Flex, IconButton, Typography } from '@strapi/design-system';
import { ExternalLink, Link } from '@strapi/icons';
import type { ShownOn } from '../../../../cms/domain/panel/site-page';
import { useCopyLink } from './use-copy-link';
import { openOnSite, useShownOn } from './use-shown-on';

function SiteLinks({ path, hiddenBecause, url }: ShownOn & { url: string | null }) {
  const copyLink = useCopyLink();
  const isHidden = hiddenBecause !== null;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography variant="pi" textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
        {path}
      </Typography>
      {isHidden && <Typography variant="pi">Visitors can’t see it: {hiddenBecause}.</Typography>}
      <Flex gap={2} alignItems="stretch">
        <Button
          type="button"
          variant="secondary"
          flex="1"
          startIcon={<ExternalLink />}
          disabled={isHidden}
          onClick={() => openOnSite(path)}
        >
          View on site
        </Button>
        <IconButton
          label="Copy link"
          disabled={isHidden || url === null}
          onClick={() => url !== null && void copyLink(url)}
        >
          <Link />
        </IconButton>
      </Flex>
    </Flex>
  );
}

export const SitePanel: PanelComponent = ({ model, document }) => {
  const shownOn = useShownOn(model, document);
  return shownOn && { title: 'On the site', content: <SiteLinks {...shownOn} /> };
};
