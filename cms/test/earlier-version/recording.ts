/** The recorded databases and responses of this folder. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Version } from './versions';

export type Responses = Record<string, { status: number; body: unknown }>;

type Recording = { recordedAt: string; visitor: Responses; staff: Responses };

const databaseName = () => (process.env.API_DATABASE === 'postgres' ? 'postgres' : 'sqlite');

const fileOf = (version: Version, name: string) => join(__dirname, version, `${databaseName()}.${name}.gz`);

const read = async (version: Version, name: string) =>
  (await promisify(gunzip)(await readFile(fileOf(version, name)))).toString('utf8');

/** Whether the version was recorded on the database of this run. */
export const isRecorded = (version: Version) => existsSync(fileOf(version, 'responses.json'));

export const readDump = (version: Version) => read(version, 'sql');

export const readRecording = async (version: Version) => JSON.parse(await read(version, 'responses.json')) as Recording;
