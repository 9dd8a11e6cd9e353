/**
 * Extensions of Strapi's admin panel through its public extension points. Each has a folder; this file only registers them.
 */
import type { ContentManagerPlugin } from '@strapi/content-manager/strapi-admin';
import type { StrapiApp } from '@strapi/strapi/admin';
import { loadInvitationText } from './accounts/invitation-text';
import { loadBranding } from './branding';
import { injectColumns } from './columns/inject-columns';
import { addBeforeDelete, withoutHidden } from './editing/document-actions';
import { saveSafely } from './editing/safe-saves';
import { StaleNote } from './editing/stale-note';
import { formInputs } from './form-inputs';
import { turnOffGuidedTour } from './guided-tour';
import { heroImageFields } from './hero-images/custom-fields';
import { withHomeWidgets } from './home/widgets';
import { ImageOrderPanel } from './image-order/image-order-panel';
import { labelFilters } from './lists/label-filters';
import { valueTexts } from './lists/labels';
import { PlaceholderPanel } from './placeholders/placeholder-panel';
import { PreviewChanges } from './preview/preview-changes';
import { markRequired } from './required-fields/mark-required';
import { CopyLink, ViewOnSite } from './site-page/actions';
import { SitePanel } from './site-page/site-panel';
import { StaffAppListLink } from './staff-app/list-link';
import { TapListPanel } from './staff-app/tap-list-panel';
import { stringListFields } from './string-list/custom-fields';

type ContentManagerApis = Pick<ContentManagerPlugin, 'addDocumentAction' | 'addEditViewSidePanel'>;

const fieldInputs = [stringListFields, heroImageFields, formInputs];

const documentActions = [ViewOnSite, CopyLink];

const sidePanels = [TapListPanel, SitePanel, ImageOrderPanel, PlaceholderPanel];

let registeredApp: StrapiApp | null = null;

export default {
  register(app: StrapiApp) {
    registeredApp = app;
    turnOffGuidedTour();
    app.registerPlugin({ id: 'brewery-panel', name: 'Brewery panel' });
    for (const fields of fieldInputs) app.customFields.register(fields);
    app.widgets.register(withHomeWidgets);
  },

  bootstrap(app: StrapiApp) {
    const contentManager = app.getPlugin('content-manager');
    const { addDocumentAction, addEditViewSidePanel } = contentManager.apis as ContentManagerApis;
    addDocumentAction((actions) => addBeforeDelete(withoutHidden(actions), documentActions));
    addEditViewSidePanel((panels) => [...panels, ...sidePanels]);
    contentManager.injectComponent('listView', 'actions', { name: 'staff-app', Component: StaffAppListLink });
    contentManager.injectComponent('editView', 'right-links', { name: 'stale-note', Component: StaleNote });
    contentManager.injectComponent('editView', 'right-links', { name: 'preview-changes', Component: PreviewChanges });
    saveSafely();
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', injectColumns);
    app.registerHook('Admin/CM/pages/ListView/inject-in-filters', labelFilters);
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', markRequired);
  },

  /** Runs before the panel is shown. */
  async registerTrads({ locales }: { locales: string[] }) {
    const [brandTexts, invitationText] = await Promise.all([
      registeredApp ? loadBranding(registeredApp.configurations) : {},
      loadInvitationText(),
    ]);
    return locales.map((locale) => ({ locale, data: { ...valueTexts, ...brandTexts, ...invitationText } }));
  },
};
