/** Designed pages that not every brewery needs. The site settings switch them off. */

/** Ordered as in the demo's navigation; `keys` are those of `GET /api/pages/{key}`. */
export const optionalPages = [
  {
    setting: 'hasOurStoryPage',
    label: 'Our Story',
    path: '/our-story',
    keys: ['our-story'],
    description: 'How the brewery began, with photos',
  },
  {
    setting: 'hasStorePage',
    label: 'Store',
    path: '/store',
    keys: ['store'],
    description: 'What you sell besides beer, in the taproom',
  },
  {
    setting: 'hasShippingPage',
    label: 'Shipping',
    path: '/shipping',
    keys: ['shipping'],
    description: 'The states that you ship beer to, and an order form',
  },
  {
    setting: 'hasRewardsPage',
    label: 'Rewards',
    path: '/rewards',
    keys: ['rewards', 'rewards-program'],
    description: 'Your rewards program',
  },
  {
    setting: 'hasDistributorsPage',
    label: 'Distributors',
    path: '/distributors',
    keys: ['distributors'],
    description: 'Stores and bars that sell your beer, on a map',
  },
] as const;

export type PageSetting = (typeof optionalPages)[number]['setting'];
export type PageSettings = Readonly<Record<PageSetting, boolean>>;

export const pageSettings: readonly PageSetting[] = optionalPages.map(({ setting }) => setting);

/** A record with a value for each setting. */
export const mapPageSettings = <Value>(toValue: (setting: PageSetting) => Value) =>
  Object.fromEntries(pageSettings.map((setting) => [setting, toValue(setting)])) as Record<PageSetting, Value>;

/** The pages before staff enter content: the neutral texts of Our Story suit any brewery, other pages need an offer. */
export const neutralPageSettings: PageSettings = mapPageSettings((setting) => setting === 'hasOurStoryPage');

export const allPageSettings: PageSettings = mapPageSettings(() => true);

export const listPagesOff = (settings: PageSettings) => optionalPages.filter(({ setting }) => !settings[setting]);

/** Whether the page with this key of the API is switched off. */
export const isPageOff = (key: string, settings: PageSettings): boolean =>
  listPagesOff(settings).some(({ keys }) => keys.some((each) => each === key));

/** Whether a link, or a path, leads to a page that is switched off, or to what is below it: `/rewards/demo`. */
export function leadsToPageOff(href: string, settings: PageSettings): boolean {
  const [path = ''] = href.trim().toLowerCase().split(/[?#]/);
  return listPagesOff(settings).some(({ path: pagePath }) => path === pagePath || path.startsWith(`${pagePath}/`));
}
