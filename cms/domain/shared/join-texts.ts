/** `12 beers, 3 events and 2 taprooms`. */
export const joinTexts = (texts: readonly string[]) =>
  [texts.slice(0, -1).join(', '), texts.at(-1)].filter(Boolean).join(' and ');
