/**
 * The baseline of all updates: the database of version 1.0.0 with the demo content, as the backup that its update makes,
 * and what that version responded. `RECORD_BASELINE=true` makes this version the baseline, on one database.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { signInAt, visitor } from './client';
import type { OpenApiDocument } from './openapi';

type Responses = Record<string, unknown>;
type Recorded = {
  /** When, as ISO 8601: what is open, on tap and upcoming depends on it. */
  at: string;
  responses: Responses;
};

export const isRecording = process.env.RECORD_BASELINE === 'true';

const folder = join(__dirname, 'baseline');
const engine = process.env.API_DATABASE === 'postgres' ? 'postgres' : 'sqlite';
export const baselineBackup = join(folder, `${engine}.tar.gz`);
const responsesFile = join(folder, `${engine}-responses.json.gz`);

/** They respond with what this server did itself. */
const ownCalls = /^\/(?:health|metrics|openapi|docs|auth|audit-log|backups|setup|live)/;

/** What staff receive from every call of the OpenAPI document that needs no parameter. */
export async function readResponses(url: string): Promise<Responses> {
  const staff = await signInAt(url);
  const { paths } = (await visitor(url).get<OpenApiDocument>('/openapi.json')).body;
  const readable = Object.keys(paths).filter(
    (path) => paths[path]?.['get'] && !path.includes('{') && !ownCalls.test(path),
  );
  const responses: Responses = {};
  for (const path of readable) {
    const { status, headers, text } = await staff.get(path);
    // The test S3 server has another port each time.
    const content = text.replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1');
    const isJson = headers.get('content-type')?.startsWith('application/json');
    responses[path] = [status, isJson ? JSON.parse(content) : content];
  }
  return responses;
}

export async function recordResponses(url: string): Promise<void> {
  const recorded: Recorded = { at: new Date().toISOString(), responses: await readResponses(url) };
  await mkdir(folder, { recursive: true });
  await writeFile(responsesFile, gzipSync(JSON.stringify(recorded)));
}

export const recordBackup = (file: string): Promise<void> => copyFile(file, baselineBackup);

export const readRecorded = async (): Promise<Recorded> =>
  JSON.parse(gunzipSync(await readFile(responsesFile)).toString()) as Recorded;
