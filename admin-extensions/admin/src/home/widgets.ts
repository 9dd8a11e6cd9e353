/** The widget of the home page, followed by those of Strapi's that are useful here. */
import { WarningCircle } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';

type Widgets = ReturnType<Extract<Parameters<StrapiApp['widgets']['register']>[0], (...widgets: never) => unknown>>;

const attention: Widgets[number] = {
  id: 'attention',
  pluginId: 'brewery-panel',
  icon: WarningCircle,
  title: { id: 'brewery-panel.attention.title', defaultMessage: 'Needs attention' },
  component: async () => (await import('./attention-widget')).AttentionWidget,
};

/**
 * Of Strapi: drafts and publishing are off here, so that everything would count as published; the numbers of locales,
 * components and tokens mean nothing to a brewery.
 */
const hiddenWidgets = ['last-published-entries', 'chart-entries', 'key-statistics', 'deploy-now'];

export const withHomeWidgets = (widgets: Widgets) => [
  attention,
  ...widgets.filter(({ id }) => !hiddenWidgets.includes(id)),
];
