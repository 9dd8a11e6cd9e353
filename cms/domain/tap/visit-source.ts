/** Where visits of a tap list came from, such as the QR code of a table: `src` in the URL. */
import { slugify } from '../shared/slugify';

const labels = { menu: 'Printed menu', screen: 'Screen', embed: 'Embedded list' } as const;

const tablePrefix = 'table-';

/** `table-7`, `table-patio-3`. */
export const tableSource = (table: string) => tablePrefix + (slugify(table, 40) || 'other');

export const isTableSource = (source: string): boolean => source.startsWith(tablePrefix);

export const maxVisitSource = 50;
export const visitSourcePattern = new RegExp(`^(?:${Object.keys(labels).join('|')}|table-[a-z0-9]+(?:-[a-z0-9]+)*)$`);

export const isVisitSource = (source: string): boolean =>
  source.length <= maxVisitSource && visitSourcePattern.test(source);

/** `Printed menu`, `Table 7`, `Table patio 3`. */
export function visitSourceLabel(source: string): string {
  const label = Object.entries(labels).find(([key]) => key === source)?.[1];
  return label ?? `Table ${source.slice(tablePrefix.length).replaceAll('-', ' ')}`;
}
