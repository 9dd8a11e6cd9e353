import { mustRevalidate } from '../api/api-cache';
import type { EntryInput } from '../cache/entry';
import { produceFrom, type Dependencies } from '../cache/response-cache';
import { fileHeaders } from '../security-headers';

type TextFile = Pick<EntryInput, 'key' | 'contentType' | 'headers'> & { body: string };

/** A text file generated from the content, such as the sitemap. */
export const produceFile = (dependencies: Dependencies, { headers = [], ...file }: TextFile) =>
  produceFrom(dependencies, { ...file, cacheControl: mustRevalidate, headers: [...fileHeaders, ...headers] });
