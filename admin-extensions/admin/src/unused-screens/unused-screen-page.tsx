import { EmptyStateLayout, LinkButton } from '@strapi/design-system';
import { EmptyPermissions } from '@strapi/icons/symbols';
import { Layouts, Page } from '@strapi/strapi/admin';
import { NavLink } from 'react-router-dom';
import type { UnusedScreen } from './screens';

/** Explains why the screen is not used here and links to what to use instead. */
export function UnusedScreenPage({ title, reason, link }: UnusedScreen) {
  return (
    <Page.Main>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header title={title} subtitle="Not used here" />
      <Layouts.Content>
        <EmptyStateLayout
          icon={<EmptyPermissions width="16rem" />}
          content={reason}
          action={
            <LinkButton tag={NavLink} to={link.to} variant="secondary">
              {link.label}
            </LinkButton>
          }
        />
      </Layouts.Content>
    </Page.Main>
  );
}
