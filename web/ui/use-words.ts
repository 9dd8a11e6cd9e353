/** Apart from the context, so that the script of every page does not include them. */
import { use } from 'react';
import { WordsContext } from './words';

/** A function that returns the text in the words of the site, with the values of its placeholders, such as `{count}`. */
export function useWords() {
  const words = use(WordsContext);
  return (text: string, values?: Readonly<Record<string, string | number>>) =>
    (words[text] ?? text).replace(/\{(\w+)\}/g, (found, name: string) => String(values?.[name] ?? found));
}

/** A text in the words of the site. */
export const Word = ({ children }: { children: string }) => useWords()(children);
