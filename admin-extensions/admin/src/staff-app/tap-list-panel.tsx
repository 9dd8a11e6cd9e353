/** Beside the forms of the tap lists, which the panel only shows. */
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Flex, Typography } from '@strapi/design-system';
import { isReadOnlyType } from '../../../../cms/domain/panel/read-only-types';
import { StaffAppLink } from './list-link';
import { staffAppUrl } from './sections';

export const TapListPanel: PanelComponent = ({ model }) => {
  const url = isReadOnlyType(model) ? staffAppUrl(model) : null;
  if (url === null) return null;
  return {
    title: 'Read only',
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%">
        <Typography variant="pi">Tap lists are changed in the staff app and in bar mode.</Typography>
        <StaffAppLink url={url} />
      </Flex>
    ),
  };
};
