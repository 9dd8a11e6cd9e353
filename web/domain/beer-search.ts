/** The search of visitors: words in names, styles, hops and tags, without case, accents and punctuation; a typo is forgiven. */
import type { Beer } from '@domain/beer/schema';
import { foldText } from '@domain/shared/fold-text';

type Searched = Pick<Beer, 'name' | 'style' | 'hops' | 'tags'>;

/** `Brewer’s “Double-IPA”` becomes `brewers`, `double`, `ipa`. */
const toWords = (text: string): string[] =>
  foldText(text)
    .replace(/['‘’‛ʼ`´′]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const searchedWords = ({ name, style, hops, tags }: Searched) => toWords([name, style, hops, ...tags].join(' '));

/** Shorter words are too similar to each other. */
const minTypoLength = 4;

/** Whether one letter is wrong, missing, too many, or swapped with the next. */
function isOneTypoAway(word: string, other: string): boolean {
  let start = 0;
  while (start < word.length && word[start] === other[start]) start += 1;
  const [rest, otherRest] = [word.slice(start), other.slice(start)];
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  );
}

/** Compares the beginning of a word, too, while it is typed. */
const isSimilar = (word: string, other: string) =>
  word.length >= minTypoLength &&
  [other, ...[-1, 0, 1].map((more) => other.slice(0, word.length + more))].some(
    (part) => part.length >= minTypoLength && isOneTypoAway(word, part),
  );

type Matches = (word: string, other: string) => boolean;

const findBy = <Found extends Searched>(beers: readonly Found[], search: string[], matches: Matches) =>
  beers.filter((beer) => {
    const words = searchedWords(beer);
    const joined = words.join('');
    return search.every((word) => joined.includes(word) || words.some((other) => matches(word, other)));
  });

/** The beers that contain all words of a search; if there are none, those with similar words. A blank search finds all. */
export function findBeers<Found extends Searched>(beers: readonly Found[], search: string): Found[] {
  const words = toWords(search);
  if (words.length === 0 && search.trim() !== '') return [];
  const exact = findBy(beers, words, (word, other) => other.includes(word));
  return exact.length > 0 ? exact : findBy(beers, words, isSimilar);
}
