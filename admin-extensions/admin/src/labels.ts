/** Labels of stored values, wherever the panel shows them: in columns, filters and selects. */
import { categoryLabels } from '../../../cms/domain/event/category';
import { statusLabels } from '../../../cms/domain/event/constants';
import { inquiryKindLabels, inquiryStatusLabels } from '../../../cms/domain/inquiry/label';
import { locationLabels, weekdayLabels } from '../../../cms/domain/location/constants';
import { builtInPhotos, contentIcons } from '../../../cms/domain/page/built-in-photos';
import { sourceLabels } from '../../../cms/domain/subscriber/constants';
import { drinkKindLabels, endReasonLabels, levelLabels, pouringStatusLabels } from '../../../cms/domain/tap/display';
import { cardIcons } from '../../../cms/domain/taproom/card-icons';

/** `pawPrint`, `paw-print`: `Paw print`; `gallery1`: `Gallery 1`. */
const toWords = (value: string) => {
  const words = value
    .replace(/([a-z])([A-Z\d])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const inWords = (values: readonly string[]) => Object.fromEntries(values.map((value) => [value, toWords(value)]));

const valueLabels: Record<string, string> = {
  ...inWords([...builtInPhotos, ...contentIcons, ...cardIcons]),
  ...inWords(['message', 'nothing', 'address', 'right', 'left', 'waiting', 'sent', 'failed', 'shop', 'wholesaler']),
  ...drinkKindLabels,
  ...endReasonLabels,
  ...levelLabels,
  ...pouringStatusLabels,
  tv: 'TV',
  wifi: 'Wi-Fi',
  ...locationLabels,
  ...weekdayLabels,
  ...categoryLabels,
  ...statusLabels,
  ...sourceLabels,
  ...inquiryKindLabels,
  ...inquiryStatusLabels,
  none: 'No link',
  menu: 'In the menu',
  footer: 'In the footer',
};

/** The taproom of an event without one. */
export const allTaprooms = 'All taprooms';

export const labelOf = (value: string) => valueLabels[value] ?? toWords(value);

/** Strapi translates the values of selects and filters by themselves. */
export const valueTexts: Record<string, string> = {
  ...valueLabels,
  'app.components.ToggleCheckbox.on-label': 'Yes',
  'app.components.ToggleCheckbox.off-label': 'No',
};
