/** The states of a widget of the home page, and its parts. */
import { Flex, Link, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import type { CSSProperties, ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import type { HomeSection, HomeSections } from '../../../../cms/domain/panel/home';
import { useRequest } from '../use-request';

type SectionProps<Name extends HomeSection> = {
  name: Name;
  children: (content: HomeSections[Name]) => ReactNode;
};

export function Section<Name extends HomeSection>({ name, children }: SectionProps<Name>) {
  const { data, hasFailed } = useRequest<Pick<HomeSections, Name>>(`/brewery-panel/home/${name}`);
  if (hasFailed) return <Widget.Error />;
  return data ? children(data[name]) : <Widget.Loading />;
}

const wrapAnywhere: CSSProperties = { overflowWrap: 'anywhere' };

export const List = ({ label, children }: { label?: string; children: ReactNode }) => (
  // Room for the focus ring of links, without which the widget scrolls sideways.
  <Flex tag="ul" direction="column" alignItems="stretch" gap={3} paddingRight={1} aria-label={label}>
    {children}
  </Flex>
);

type EntryProps = {
  /** A path of the panel, or a URL outside it. */
  to: string;
  title: ReactNode;
  /** Beside the title. */
  badge?: ReactNode;
  /** Below it. */
  text?: ReactNode;
  /** At the end of the row. */
  aside?: ReactNode;
};

export const Entry = ({ to, title, badge, text, aside }: EntryProps) => (
  <Flex tag="li" gap={3} alignItems="flex-start" justifyContent="space-between">
    <Flex direction="column" alignItems="flex-start" minWidth={0} gap={1}>
      <Flex gap={2} wrap="wrap">
        {/^https?:/.test(to) ? (
          <Link href={to} isExternal style={wrapAnywhere}>
            {title}
          </Link>
        ) : (
          <Link tag={NavLink} to={to} style={wrapAnywhere}>
            {title}
          </Link>
        )}
        {badge}
      </Flex>
      {text && (
        <Typography tag="p" variant="pi" textColor="neutral600" style={wrapAnywhere}>
          {text}
        </Typography>
      )}
    </Flex>
    {aside}
  </Flex>
);

export const Subheading = ({ children }: { children: ReactNode }) => (
  <Typography tag="h3" variant="pi" fontWeight="bold" textColor="neutral800">
    {children}
  </Typography>
);

export const MutedText = ({ children }: { children: ReactNode }) => (
  <Typography tag="p" variant="pi" textColor="neutral600">
    {children}
  </Typography>
);
