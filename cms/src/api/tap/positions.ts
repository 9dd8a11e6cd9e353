/** The order of taps in the bar, and of drinks on deck. */
type Positioned = { documentId: string; position: number | null };

/** For a new row, which comes last. */
export const getNextPosition = (rows: readonly Positioned[]): number =>
  Math.max(-1, ...rows.map(({ position }) => position ?? 0)) + 1;

/** The rows in the order of their ids. Unlisted rows follow in their present order; unknown ids are ignored. */
export function sortByIds<Row extends Positioned>(rows: readonly Row[], ids: readonly string[]): Row[] {
  const rank = ({ documentId }: Row) => (ids.includes(documentId) ? ids.indexOf(documentId) : ids.length);
  return [...rows].sort((one, two) => rank(one) - rank(two));
}
