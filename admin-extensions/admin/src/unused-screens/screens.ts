/** Strapi's screens that have no effect here, by their path. `cms/src/panel/unused-screens.ts` removes their links. */

export type UnusedScreen = {
  path: string;
  title: string;
  reason: string;
  /** What to use instead. */
  link: { label: string; to: string };
};

const home = { label: 'Go to the home page', to: '/' };
const staffUsers = {
  label: 'Open staff users',
  to: '/content-manager/collection-types/plugin::users-permissions.user',
};
const panelUsers = { label: 'Open users of the panel', to: '/settings/users?pageSize=10&page=1&sort=firstname' };

const paidEdition = 'This is a feature of a paid edition of Strapi, which is not installed.';

export const settingsScreens: UnusedScreen[] = [
  {
    path: 'api-tokens',
    title: 'API tokens',
    reason:
      'The site’s API has its own sign-in and accepts no tokens of the panel. Applications sign in as a staff user.',
    link: staffUsers,
  },
  {
    path: 'admin-tokens',
    title: 'Admin tokens',
    reason: 'No application uses the panel’s API. People sign in to the panel with their own account.',
    link: panelUsers,
  },
  {
    path: 'transfer-tokens',
    title: 'Transfer tokens',
    reason: 'Content is not transferred between servers. The README describes backups.',
    link: home,
  },
  {
    path: 'users-permissions',
    title: 'Users & Permissions',
    reason:
      'Staff users have the role Admin or Moderator, whose rights are fixed. The staff app has its own sign-in and emails.',
    link: staffUsers,
  },
  {
    path: 'internationalization',
    title: 'Internationalization',
    reason: 'The site is in one language, so there are no locales to choose.',
    link: home,
  },
  {
    path: 'list-plugins',
    title: 'Plugins',
    reason: 'Plugins are part of a release and are not installed in the panel.',
    link: home,
  },
  { path: 'purchase-audit-logs', title: 'Audit logs', reason: paidEdition, link: home },
  { path: 'purchase-single-sign-on', title: 'Single sign-on', reason: paidEdition, link: panelUsers },
  { path: 'purchase-content-history', title: 'Content history', reason: paidEdition, link: home },
  { path: 'purchase-content-releases', title: 'Releases', reason: paidEdition, link: home },
  { path: 'purchase-review-workflows', title: 'Review workflows', reason: paidEdition, link: home },
];

export const pluginScreens: UnusedScreen[] = [
  {
    path: 'plugins/content-type-builder',
    title: 'Content-Type Builder',
    reason: 'The types of content are part of a release, so that the site and the content always fit together.',
    link: { label: 'Open the content', to: '/content-manager' },
  },
  {
    path: 'marketplace',
    title: 'Marketplace',
    reason: 'Plugins are part of a release and are not installed in the panel.',
    link: home,
  },
  { path: 'plugins/content-releases', title: 'Releases', reason: paidEdition, link: home },
];
