import { createContext, use } from 'react';

/** Texts that replace others, by the original. */
export const WordsContext = createContext<Readonly<Record<string, string>>>({});

/** A function that returns the text in the words of the site. */
export function useWords() {
  const words = use(WordsContext);
  return (text: string) => words[text] ?? text;
}
