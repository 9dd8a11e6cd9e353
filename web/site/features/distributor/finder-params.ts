type FinderValues = { near: string; kind: string | null };

/** One URL for each selection: `near` and `kind` in this order, without empty ones, then all other parameters. */
export function finderParams(params: URLSearchParams, { near, kind }: FinderValues): URLSearchParams {
  const own = Object.entries({ near, kind: kind ?? '' }).filter(([, value]) => value !== '');
  return new URLSearchParams([...own, ...[...params].filter(([name]) => name !== 'near' && name !== 'kind')]);
}

export const finderUrl = (values: FinderValues) => {
  const query = finderParams(new URLSearchParams(), values).toString();
  return query ? `/distributors?${query}` : '/distributors';
};
