/**
 * Cases of beers in the free text of an order, each on a line of its own: `2 cases of Low Water`. All other text is the
 * visitor's own and stays as it is.
 */
import { equalsIgnoringCase } from '@domain/beer/search';

const linePattern = /^\s*(\d{1,3}) cases? of (.*\S)\s*$/i;

/** `2 cases` */
export const formatCases = (count: number) => `${count} case${count === 1 ? '' : 's'}`;

const parseLine = (line: string) => {
  const [, count, beer] = linePattern.exec(line) ?? [];
  return count && beer ? { count: Number(count), beer } : null;
};

const isOf = (line: string, beer: string) => {
  const parsed = parseLine(line);
  return parsed !== null && equalsIgnoringCase(parsed.beer, beer);
};

const sumCases = (lines: readonly string[]) => lines.reduce((sum, line) => sum + (parseLine(line)?.count ?? 0), 0);

export const countCases = (selections: string, beer: string) =>
  sumCases(selections.split('\n').filter((line) => isOf(line, beer)));

export const countAllCases = (selections: string) => sumCases(selections.split('\n'));

/** The text with this many cases of the beer: in the line it already has, else in a new last line. */
export function setCases(selections: string, beer: string, count: number): string {
  const lines = selections.split('\n');
  const first = lines.findIndex((line) => isOf(line, beer));
  const line = count > 0 ? [`${formatCases(count)} of ${beer}`] : [];
  if (first < 0) return [selections.trimEnd(), ...line].filter(Boolean).join('\n');
  const isOther = (text: string) => !isOf(text, beer);
  return [...lines.slice(0, first), ...line, ...lines.slice(first).filter(isOther)].join('\n');
}
