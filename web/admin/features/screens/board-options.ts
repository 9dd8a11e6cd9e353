/** Labels of a board's choices, and the rows of its conflict dialog. */
import { boardLayouts, boardSections, boardThemes } from '@domain/board/constants';
import type { Field } from '../../lib/merge';
import type { BoardValues } from './board-form-values';

const layoutLabels = { rows: 'Rows', cards: 'Cards' };
const themeLabels = { dark: 'Dark', light: 'Light', brand: 'Brand color' };
const sectionLabels = {
  on: 'On tap',
  guests: 'Guests in a section of their own',
  'on-deck': 'On deck',
  'just-kicked': 'Just kicked',
};

export const layoutOptions = boardLayouts.map((value) => ({ value, label: layoutLabels[value] }));
export const themeOptions = boardThemes.map((value) => ({ value, label: themeLabels[value] }));
export const sectionOptions = boardSections.map((value) => ({ value, label: sectionLabels[value] }));

const formatSwitch = (value: unknown) => (value ? 'Shown' : 'Hidden');

export const conflictFields: Field<BoardValues>[] = [
  { name: 'name', label: 'Name' },
  { name: 'taproom', label: 'Taproom' },
  { name: 'layout', label: 'Layout', format: (value) => layoutLabels[value as BoardValues['layout']] },
  { name: 'columns', label: 'Columns' },
  {
    name: 'sections',
    label: 'Sections',
    format: (value) => (value as BoardValues['sections']).map((section) => sectionLabels[section]).join(', '),
  },
  { name: 'theme', label: 'Theme', format: (value) => themeLabels[value as BoardValues['theme']] },
  { name: 'showsPrices', label: 'Prices', format: formatSwitch },
  { name: 'showsDetails', label: 'Style and ABV', format: formatSwitch },
  { name: 'showsQrCode', label: 'QR code', format: formatSwitch },
  { name: 'message', label: 'Message' },
  { name: 'sleepFrom', label: 'Sleeps from' },
  { name: 'sleepUntil', label: 'Wakes up at' },
];
