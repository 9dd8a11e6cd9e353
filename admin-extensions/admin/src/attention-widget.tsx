/** Open tasks, each with a link to its list or record. */
import { Flex, Link, Typography } from '@strapi/design-system';
import { CheckCircle, WarningCircle } from '@strapi/icons';
import { Widget, type StrapiApp } from '@strapi/strapi/admin';
import type { CSSProperties } from 'react';
import { NavLink } from 'react-router-dom';
import type { AttentionEntry } from '../../../cms/domain/panel/home';
import { useSharedRequest } from './use-shared-request';

const wrapAnywhere: CSSProperties = { overflowWrap: 'anywhere' };

const AllDone = () => (
  <Flex height="100%" direction="column" justifyContent="center" gap={3}>
    <CheckCircle width="3.2rem" height="3.2rem" fill="success600" aria-hidden />
    <Typography textColor="neutral600">Nothing needs your attention</Typography>
  </Flex>
);

function AttentionWidget() {
  const response = useSharedRequest<{ attention: AttentionEntry[] }>('/brewery-panel/home/attention');
  if (response === 'loading') return <Widget.Loading />;
  if (response === 'failed') return <Widget.Error />;
  if (response.attention.length === 0) return <AllDone />;
  return (
    // Room for the focus ring of links, without which the widget scrolls sideways.
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3} paddingRight={1} aria-label="Needs attention">
      {response.attention.map(({ key, text, to }) => (
        <li key={key}>
          <Link tag={NavLink} to={to} style={wrapAnywhere}>
            {text}
          </Link>
        </li>
      ))}
    </Flex>
  );
}

type Widgets = ReturnType<Extract<Parameters<StrapiApp['widgets']['register']>[0], (...widgets: never) => unknown>>;

const attention: Widgets[number] = {
  id: 'attention',
  pluginId: 'brewery-panel',
  icon: WarningCircle,
  title: { id: 'brewery-panel.attention.title', defaultMessage: 'Needs attention' },
  component: () => Promise.resolve(AttentionWidget),
};

/** Strapi's: without drafts, everything would count as published; locales and tokens mean nothing to a brewery. */
const hiddenWidgets = ['last-published-entries', 'chart-entries', 'key-statistics', 'deploy-now'];

export const withHomeWidgets = (widgets: Widgets) => [
  attention,
  ...widgets.filter(({ id }) => !hiddenWidgets.includes(id)),
];
