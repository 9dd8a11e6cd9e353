/** The recorded databases and responses of this folder. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

export type Responses = Record<string, { status: number; body: unknown }>;

type Recording = { recordedAt: string; visitor: Responses; staff: Responses };

const databaseName = () => (process.env.API_DATABASE === 'postgres' ? 'postgres' : 'sqlite');

const read = async (name: string) =>
  (await promisify(gunzip)(await readFile(join(__dirname, `fb9665c.${databaseName()}.${name}.gz`)))).toString('utf8');

export const readDump = () => read('sql');

export const readRecording = async () => JSON.parse(await read('responses.json')) as Recording;
