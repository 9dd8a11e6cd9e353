/** The beers that an event is about: those whose name is in its title or description. */
import type { Event } from './schema';

const letterOrDigit = /[\p{L}\p{N}]/u;

/** A hyphen, quote or space beside the name is a boundary, a letter or digit is not. */
const findName = (text: string, name: string): number => {
  let index = text.indexOf(name);
  while (index !== -1) {
    const [before = '', after = ''] = [text.slice(0, index).slice(-1), text.slice(index + name.length).charAt(0)];
    if (!letterOrDigit.test(before) && !letterOrDigit.test(after)) return index;
    index = text.indexOf(name, index + 1);
  }
  return -1;
};

/** Keeps the length, so that positions are those of the text: `İ` alone would become two characters. */
const lowerCase = (text: string) => text.replaceAll('İ', 'i').toLowerCase();

/** A single word such as `Harvest` may be an ordinary word: it counts only as it is written in the beer's name. */
const fold = (text: string, name: string) => (/\s/.test(name) ? lowerCase(text) : text);

/** Ordered by their first mention. `Wildfire Red` does not mention a beer `Wildfire`. */
export const findMentionedBeers = <Beer extends { name: string }>(
  { title, description }: Pick<Event, 'title' | 'description'>,
  beers: readonly Beer[],
): Beer[] => {
  let text = `${title}\n${description ?? ''}`.normalize('NFC');
  const longestFirst = [...beers].sort((left, right) => right.name.length - left.name.length);
  const mentions: { beer: Beer; index: number }[] = [];
  for (const beer of longestFirst) {
    const name = beer.name.trim().normalize('NFC');
    if (!name) continue;
    let index = findName(fold(text, name), fold(name, name));
    if (index === -1) continue;
    mentions.push({ beer, index });
    while (index !== -1) {
      text = text.slice(0, index) + '\n'.repeat(name.length) + text.slice(index + name.length);
      index = findName(fold(text, name), fold(name, name));
    }
  }
  return mentions.sort((left, right) => left.index - right.index).map(({ beer }) => beer);
};
