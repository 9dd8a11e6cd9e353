/** Extensions of Strapi's admin panel: the brewery's name and logo, the upcoming-events widget, the "View on site" action, and inputs for sizes, tags and the placement and order of hero images. */
import type { ContentManagerPlugin } from '@strapi/content-manager/strapi-admin';
import { Calendar } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { loadBranding } from './branding';
import { heroImageFields } from './hero-images/custom-fields';
import { customFields } from './string-list/custom-fields';
import { ViewOnSite } from './view-on-site';

const pluginId = 'brewery-panel';

const upcomingEvents = {
  id: 'upcoming-events',
  pluginId,
  icon: Calendar,
  title: { id: `${pluginId}.upcoming-events.title`, defaultMessage: 'Upcoming events' },
  link: {
    label: { id: `${pluginId}.upcoming-events.all`, defaultMessage: 'All events' },
    href: '/content-manager/collection-types/api::event.event',
  },
  permissions: [{ action: 'plugin::content-manager.explorer.read', subject: 'api::event.event' }],
  component: async () => (await import('./upcoming-events/widget')).UpcomingEvents,
};

let registeredApp: StrapiApp | null = null;

export default {
  register(app: StrapiApp) {
    registeredApp = app;
    app.registerPlugin({ id: pluginId, name: 'Brewery panel' });
    app.customFields.register(customFields);
    app.customFields.register(heroImageFields);
    // Draft & Publish is off, so Strapi's "last published entries" would always be empty.
    app.widgets.register((widgets) => [upcomingEvents, ...widgets.filter(({ id }) => id !== 'last-published-entries')]);
  },

  bootstrap(app: StrapiApp) {
    const contentManager = app.getPlugin('content-manager');
    const { addDocumentAction } = contentManager.apis as Pick<ContentManagerPlugin, 'addDocumentAction'>;
    addDocumentAction((actions) => [...actions, ViewOnSite]);
  },

  /** Runs before the panel is shown. */
  async registerTrads({ locales }: { locales: string[] }) {
    const data = registeredApp ? await loadBranding(registeredApp.configurations) : {};
    return locales.map((locale) => ({ locale, data }));
  },
};
