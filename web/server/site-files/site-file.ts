import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '@domain/settings/settings';
import type { Site } from '@domain/site/schema';
import { mustRevalidate } from '../api/api-cache';
import type { EntryInput } from '../cache/entry';
import { produceFrom, type Dependencies, type Produced } from '../cache/response-cache';
import { fileHeaders } from '../security-headers';

/** What the routes of files that are generated from the content need. */
export type FileContext = {
  settings: Settings;
  createDependencies: (request: FastifyRequest) => Dependencies;
  loadSite: (dependencies: Dependencies) => Promise<Site>;
  /** Sends the file with this key, from the cache if that has it. */
  sendFile: (
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    produce: (dependencies: Dependencies) => Promise<Produced>,
  ) => Promise<void>;
  handleNotFound: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
};

type TextFile = Pick<EntryInput, 'key' | 'contentType' | 'headers'> & { body: string };

/** A text file, such as the sitemap. */
export const produceFile = (dependencies: Dependencies, { headers = [], ...file }: TextFile) =>
  produceFrom(dependencies, { ...file, cacheControl: mustRevalidate, headers: [...fileHeaders, ...headers] });
