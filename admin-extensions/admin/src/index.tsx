/**
 * Extensions of Strapi's admin panel through its public extension points. Each has a folder; this file only registers them.
 */
import type { ContentManagerPlugin } from '@strapi/content-manager/strapi-admin';
import type { StrapiApp } from '@strapi/strapi/admin';
import { loadInvitationText } from './accounts/invitation-text';
import { loadBranding } from './branding';
import { bulkActions } from './bulk/actions';
import { calendarLink } from './calendar/menu-link';
import { NewEventDate } from './calendar/new-event-date';
import { injectColumns } from './columns/inject-columns';
import { CsvMenu } from './csv/csv-menu';
import { addAfterDuplicate, replaceDuplicate } from './duplicate/draft-copy-action';
import { EditGuard } from './editing/edit-guard';
import { withoutHidden } from './editing/hidden-actions';
import { saveSafely } from './editing/safe-saves';
import { formInputs } from './form-inputs';
import { heroImageFields } from './hero-images/custom-fields';
import { withHomeWidgets } from './home/widgets';
import { ImageOrderPanel } from './image-order/image-order-panel';
import { labelFilters } from './lists/label-filters';
import { valueTexts } from './lists/labels';
import { SavedViews } from './lists/saved-views';
import { TableTabStops } from './lists/table-tab-stops';
import { PlaceholderPanel } from './placeholders/placeholder-panel';
import { PreviewChanges } from './preview/preview-changes';
import { RepeatEvent } from './repeat/repeat-action';
import { markRequired } from './required-fields/mark-required';
import { CopyLink, ViewOnSite } from './site-page/actions';
import { SitePanel } from './site-page/site-panel';
import { stringListFields } from './string-list/custom-fields';
import { turnOffGuidedTour } from './unused-screens/guided-tour';
import { replaceUnusedScreens } from './unused-screens/replace-routes';

type ContentManagerApis = Pick<ContentManagerPlugin, 'addBulkAction' | 'addDocumentAction' | 'addEditViewSidePanel'>;

const fieldInputs = [stringListFields, heroImageFields, formInputs];

const documentActions = [RepeatEvent, ViewOnSite, CopyLink];

const sidePanels = [SitePanel, ImageOrderPanel, PlaceholderPanel];

/** Beside a list's own actions. */
const listActions = [
  { name: 'saved-views', Component: SavedViews },
  { name: 'csv', Component: CsvMenu },
  { name: 'table-tab-stops', Component: TableTabStops },
];

/** Beside a form, below its actions. */
const formComponents = [
  { name: 'preview-changes', Component: PreviewChanges },
  { name: 'edit-guard', Component: EditGuard },
  { name: 'new-event-date', Component: NewEventDate },
];

let registeredApp: StrapiApp | null = null;

export default {
  register(app: StrapiApp) {
    registeredApp = app;
    turnOffGuidedTour();
    app.registerPlugin({ id: 'brewery-panel', name: 'Brewery panel' });
    for (const fields of fieldInputs) app.customFields.register(fields);
    app.widgets.register(withHomeWidgets);
    app.addMenuLink(calendarLink);
  },

  bootstrap(app: StrapiApp) {
    const contentManager = app.getPlugin('content-manager');
    const { addBulkAction, addDocumentAction, addEditViewSidePanel } = contentManager.apis as ContentManagerApis;
    addDocumentAction((actions) => addAfterDuplicate(withoutHidden(replaceDuplicate(actions)), documentActions));
    addBulkAction((actions) => [...bulkActions, ...actions]);
    addEditViewSidePanel((panels) => [...panels, ...sidePanels]);
    for (const component of listActions) contentManager.injectComponent('listView', 'actions', component);
    for (const component of formComponents) contentManager.injectComponent('editView', 'right-links', component);
    saveSafely();
    if (registeredApp) replaceUnusedScreens(registeredApp);
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
