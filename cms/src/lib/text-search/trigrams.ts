/** The sequences of three characters that a text consists of: every text that contains it has all of them. */

const size = 3;
/** Of a long text, the first ones are enough to find the few rows that have it. */
const maxTrigrams = 24;

/** Empty if the text is shorter than three characters. */
export function toTrigrams(text: string): string[] {
  const characters = [...text];
  const trigrams = new Set<string>();
  for (let start = 0; start + size <= characters.length && trigrams.size < maxTrigrams; start += 1)
    trigrams.add(characters.slice(start, start + size).join(''));
  return [...trigrams];
}
