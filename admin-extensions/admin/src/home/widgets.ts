/** The widgets of the home page, followed by those of Strapi's that are useful here. */
import { Calendar, Mail, Message, WarningCircle } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { breweryToday } from '../brewery-time';
import { viewPath } from '../lists/list-path';
import { listPermissions } from '../permissions';

type Widgets = ReturnType<Extract<Parameters<StrapiApp['widgets']['register']>[0], (...widgets: never) => unknown>>;
type Widget = Widgets[number];

const pluginId = 'brewery-panel';

const text = (id: string, defaultMessage: string) => ({ id: `${pluginId}.${id}`, defaultMessage });

type Linked = { uid: string; view: string; label: string };

const makeWidget = (
  id: string,
  title: string,
  icon: typeof Calendar,
  component: () => Promise<ComponentType>,
  list?: Linked,
) => ({
  id,
  pluginId,
  icon,
  title: text(`${id}.title`, title),
  ...(list && {
    link: {
      label: text(`${id}.all`, list.label),
      // The home page may be opened days after the panel was loaded.
      get href() {
        return viewPath(list.uid, list.view, breweryToday(new Date()));
      },
    },
    permissions: listPermissions(list.uid, 'read'),
  }),
  component,
});

const makeWidgets = (): Widget[] => [
  makeWidget(
    'tonight',
    'Tonight and upcoming',
    Calendar,
    async () => (await import('./tonight-widget')).TonightWidget,
    {
      uid: 'api::event.event',
      view: 'upcoming',
      label: 'Upcoming events',
    },
  ),
  makeWidget(
    'attention',
    'Needs attention',
    WarningCircle,
    async () => (await import('./attention-widget')).AttentionWidget,
  ),
  makeWidget('inquiries', 'New inquiries', Message, async () => (await import('./inquiries-widget')).InquiriesWidget, {
    uid: 'api::inquiry.inquiry',
    view: 'new',
    label: 'New inquiries',
  }),
  makeWidget('subscribers', 'Subscribers', Mail, async () => (await import('./subscribers-widget')).SubscribersWidget, {
    uid: 'api::subscriber.subscriber',
    view: 'active',
    label: 'Active subscribers',
  }),
];

/**
 * Of Strapi: drafts and publishing are off here, so that everything would count as published; the numbers of locales,
 * components and tokens mean nothing to a brewery.
 */
const hiddenWidgets = ['last-published-entries', 'chart-entries', 'key-statistics', 'deploy-now'];

export const withHomeWidgets = (widgets: Widget[]) => [
  ...makeWidgets(),
  ...widgets.filter(({ id }) => !hiddenWidgets.includes(id)),
];
