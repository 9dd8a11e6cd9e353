/** Extensions of Strapi's admin panel through its public extension points. */
import type { ContentManagerPlugin } from '@strapi/content-manager/strapi-admin';
import type { StrapiApp } from '@strapi/strapi/admin';
import { loadBranding } from './branding';
import { injectColumns } from './columns';
import { addBeforeDelete, withoutHidden } from './document-actions';
import { saveSafely, StaleNote } from './safe-saves';
import { ViewOnSite } from './view-on-site';
import { customFields } from './custom-fields';
import { withHomeWidgets } from './attention-widget';
import { ImageOrderPanel } from './image-order-panel';
import { labelFilters } from './label-filters';
import { valueTexts } from './labels';
import { markRequired } from './mark-required';
import { renewExpiredToken } from './renew-token';
import { StaffAppListLink, TapListPanel } from './staff-app-links';

type ContentManagerApis = Pick<ContentManagerPlugin, 'addDocumentAction' | 'addEditViewSidePanel'>;

const sidePanels = [TapListPanel, ImageOrderPanel];

const tour = 'STRAPI_GUIDED_TOUR';

let registeredApp: StrapiApp | null = null;

export default {
  register(app: StrapiApp) {
    registeredApp = app;
    // Strapi's guided tour leads through screens that are not used here.
    if (localStorage.getItem(tour) === null) localStorage.setItem(tour, JSON.stringify({ enabled: false }));
    app.registerPlugin({ id: 'brewery-panel', name: 'Brewery panel' });
    app.customFields.register(customFields);
    app.widgets.register(withHomeWidgets);
  },

  bootstrap(app: StrapiApp) {
    const contentManager = app.getPlugin('content-manager');
    const { addDocumentAction, addEditViewSidePanel } = contentManager.apis as ContentManagerApis;
    addDocumentAction((actions) => addBeforeDelete(withoutHidden(actions), [ViewOnSite]));
    addEditViewSidePanel((panels) => [...panels, ...sidePanels]);
    contentManager.injectComponent('listView', 'actions', { name: 'staff-app', Component: StaffAppListLink });
    contentManager.injectComponent('editView', 'right-links', { name: 'stale-note', Component: StaleNote });
    saveSafely();
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', injectColumns);
    app.registerHook('Admin/CM/pages/ListView/inject-in-filters', labelFilters);
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', markRequired);
  },

  /** Runs before the panel is shown. */
  async registerTrads({ locales }: { locales: string[] }) {
    const [brandTexts] = await Promise.all([
      registeredApp ? loadBranding(registeredApp.configurations) : {},
      renewExpiredToken(),
    ]);
    return locales.map((locale) => ({ locale, data: { ...valueTexts, ...brandTexts } }));
  },
};
