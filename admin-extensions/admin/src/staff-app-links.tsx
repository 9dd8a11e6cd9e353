import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { LinkButton, Flex, Typography } from '@strapi/design-system';
import { useParams } from 'react-router-dom';
import { isReadOnlyType } from '../../../cms/domain/panel/read-only-types';

/** The sections of the staff app that have the records of a type: `/admin/{section}`. */
const sections: Record<string, string> = {
  'api::beer.beer': 'beers',
  'api::distributor.distributor': 'distributors',
  'api::event.event': 'events',
  'api::hero-image.hero-image': 'content',
  'api::inquiry.inquiry': 'inbox',
  'api::list-check.list-check': 'taps',
  'api::location.location': 'content',
  'api::pouring.pouring': 'taps',
  'api::redirect.redirect': 'redirects',
  'api::screen.board': 'screens',
  'api::screen.screen': 'screens',
  'api::shipping-state.shipping-state': 'shipping-states',
  'api::subscriber.subscriber': 'newsletter',
  'api::tap.tap': 'taps',
  'api::taproom.taproom': 'taprooms',
  'plugin::users-permissions.user': 'settings',
};

/** Through a redirect of the CMS, because the site's origin is not known when the panel is built. */
function staffAppUrl(uid: string): string | null {
  const section = sections[uid];
  return section === undefined ? null : `/brewery-panel/site/admin/${section}`;
}

/** Beside the actions of a list: leads to the same records in the staff app. */
export function StaffAppListLink() {
  const { slug = '' } = useParams<{ slug: string }>();
  const url = staffAppUrl(slug);
  return url && <StaffAppLink url={url} />;
}

const StaffAppLink = ({ url }: { url: string }) => (
  <LinkButton href={url} isExternal size="S" variant="tertiary">
    Open in the staff app
  </LinkButton>
);

/** Beside the forms of the tap lists, which the panel only shows. */
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
