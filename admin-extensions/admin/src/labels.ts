/** Labels of stored values, wherever the panel shows them: in columns, filters and selects. */
import { categoryLabel } from '../../../cms/domain/event/category';
import { eventCategories, statusLabels } from '../../../cms/domain/event/constants';
import { inquiryKindLabels, inquiryStatusLabels } from '../../../cms/domain/inquiry/label';
import { locationLabels, weekdayLabels } from '../../../cms/domain/location/constants';
import { builtInPhotos, contentIcons } from '../../../cms/domain/page/built-in-photos';
import { labelsOf, toLabel } from '../../../cms/domain/shared/labels';
import { sourceLabels } from '../../../cms/domain/subscriber/constants';
import { drinkKindLabels, endReasonLabels, levelLabels, pouringStatusLabels } from '../../../cms/domain/tap/display';
import { cardIcons } from '../../../cms/domain/taproom/card-icons';

const valueLabels: Record<string, string> = {
  ...labelsOf([...builtInPhotos, ...contentIcons, ...cardIcons]),
  ...labelsOf(['message', 'nothing', 'address', 'right', 'left', 'waiting', 'sent', 'failed', 'shop', 'wholesaler']),
  ...drinkKindLabels,
  ...endReasonLabels,
  ...levelLabels,
  ...pouringStatusLabels,
  tv: 'TV',
  wifi: 'Wi-Fi',
  ...locationLabels,
  ...weekdayLabels,
  ...Object.fromEntries(eventCategories.map((category) => [category, categoryLabel(category)])),
  ...statusLabels,
  ...sourceLabels,
  ...inquiryKindLabels,
  ...inquiryStatusLabels,
  none: 'No link',
  menu: 'In the menu',
  footer: 'In the footer',
};

export const allTaprooms = 'All taprooms';

export const labelOf = (value: string) => valueLabels[value] ?? toLabel(value);

/** Strapi translates the values of selects and filters by themselves; the last one is beside the link of an invitation. */
export const valueTexts: Record<string, string> = {
  ...valueLabels,
  'app.components.ToggleCheckbox.on-label': 'Yes',
  'app.components.ToggleCheckbox.off-label': 'No',
  'app.components.Users.MagicLink.connect':
    'Copy this link and share it with the user. With a mail server, they have got it by email, too.',
};
