import { createContext } from 'react';

/** Texts that replace others, by the original. */
export const WordsContext = createContext<Readonly<Record<string, string>>>({});
