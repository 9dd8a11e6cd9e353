/** The parts of opening and freshness texts that are words of the site. A phrase comes before those that it begins with. */

/** Phrases of `Open until 8:00 PM`, `Opens tomorrow at 11:00 AM` and the like. */
export const statusPhrases = [
  'Open until',
  'Open 24 hours',
  'Opens',
  'Open',
  'Usually',
  'Closed today for',
  'Closed today',
  'Closed early today',
  'Closed',
  'Closing early today',
  'Closes early today, at',
  'closes early at',
  'Special hours for',
  'Special hours today',
  'hours are not confirmed yet: call',
  'hours are not confirmed yet',
  'hours not confirmed',
  'Kitchen until',
  'Kitchen opens at',
  'Kitchen closed',
  'until',
  'tomorrow',
  'Coming soon',
  'day a week',
  'days a week',
  'Visit us',
] as const;

/** Phrases of `Checked today at 7:12 PM`, `Last updated Tuesday` and `since yesterday`. */
export const freshnessPhrases = [
  'Last checked',
  'Last updated',
  'Checked',
  'Updated',
  'just now',
  'since',
  'today',
  'yesterday',
] as const;

/** Those of the changed words that are parts of a status, in this order. */
export const pickPhrases = (words: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries([...statusPhrases, ...freshnessPhrases].flatMap((key) => (words[key] ? [[key, words[key]]] : [])));
