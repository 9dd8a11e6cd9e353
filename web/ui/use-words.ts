import { createContext, use } from 'react';

/** Texts that replace others, by the original. */
export const WordsContext = createContext<Readonly<Record<string, string>>>({});

/** A function that returns the text in the words of the site, with the values of its placeholders, such as `{count}`. */
export function useWords() {
  const words = use(WordsContext);
  return (text: string, values?: Readonly<Record<string, string | number>>) =>
    (words[text] ?? text).replace(/\{(\w+)\}/g, (found, name: string) => String(values?.[name] ?? found));
}

/** A text in the words of the site. */
export const Word = ({ children }: { children: string }) => useWords()(children);
