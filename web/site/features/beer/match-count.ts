/** `12 beers`, or `3 of 12 beers` when filters hide some. */
export function formatMatchCount(matching: number, total: number): string {
  const unit = total === 1 ? 'beer' : 'beers';
  return matching === total ? `${total} ${unit}` : `${matching} of ${total} ${unit}`;
}
