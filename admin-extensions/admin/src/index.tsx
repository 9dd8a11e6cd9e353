/**
 * Extensions of Strapi's admin panel, by its public extension points: one folder per idea, registered here. Each list has one
 * line per thing.
 */
import type { ContentManagerPlugin } from '@strapi/content-manager/strapi-admin';
import type { StrapiApp } from '@strapi/strapi/admin';
import { loadBranding } from './branding';
import { injectColumns } from './columns/inject-columns';
import { EditGuard } from './editing/edit-guard';
import { withoutHidden } from './editing/hidden-actions';
import { saveSafely } from './editing/safe-saves';
import { formInputs } from './form-inputs';
import { heroImageFields } from './hero-images/custom-fields';
import { withHomeWidgets } from './home/widgets';
import { ImageOrderPanel } from './image-order/image-order-panel';
import { valueTexts } from './lists/labels';
import { SavedViews } from './lists/saved-views';
import { PreviewChanges } from './preview/preview-changes';
import { customFields } from './string-list/custom-fields';
import { ViewOnSite } from './view-on-site';

type ContentManagerApis = Pick<ContentManagerPlugin, 'addDocumentAction' | 'addEditViewSidePanel'>;

const inputs = [customFields, heroImageFields, formInputs];

const documentActions = [ViewOnSite];

const sidePanels = [ImageOrderPanel];

/** In the zone of a list's actions. */
const listActions = [{ name: 'saved-views', Component: SavedViews }];

/** Beside a form, below its actions. */
const formComponents = [
  { name: 'preview-changes', Component: PreviewChanges },
  { name: 'edit-guard', Component: EditGuard },
];

let registeredApp: StrapiApp | null = null;

export default {
  register(app: StrapiApp) {
    registeredApp = app;
    app.registerPlugin({ id: 'brewery-panel', name: 'Brewery panel' });
    for (const fields of inputs) app.customFields.register(fields);
    app.widgets.register(withHomeWidgets);
  },

  bootstrap(app: StrapiApp) {
    const contentManager = app.getPlugin('content-manager');
    const { addDocumentAction, addEditViewSidePanel } = contentManager.apis as ContentManagerApis;
    addDocumentAction((actions) => [...withoutHidden(actions), ...documentActions]);
    addEditViewSidePanel((panels) => [...panels, ...sidePanels]);
    for (const component of listActions) contentManager.injectComponent('listView', 'actions', component);
    for (const component of formComponents) contentManager.injectComponent('editView', 'right-links', component);
    saveSafely();
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', injectColumns);
  },

  /** Runs before the panel is shown. */
  async registerTrads({ locales }: { locales: string[] }) {
    const brandTexts = registeredApp ? await loadBranding(registeredApp.configurations) : {};
    return locales.map((locale) => ({ locale, data: { ...valueTexts, ...brandTexts } }));
  },
};
