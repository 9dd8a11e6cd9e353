/** Restoring and checking a backup that somebody else has made: it must be refused before it writes or runs anything. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { attack, type AttackClass, diagonals } from '../attack-case.ts';
import { openSqlite } from '../../database.ts';
import { cms } from '../../paths.ts';

type Entry = { name: string; data?: string | Buffer; type?: string; linkname?: string; isUnlisted?: true };
type Crafted = { kind?: 'postgres'; entries?: Entry[] };
type Pack = NodeJS.ReadableStream & { entry: (header: object, data: string | Buffer) => void; finalize: () => void };

const { pack } = createRequire(path.join(cms, 'package.json'))('tar-stream') as { pack: () => Pack };

const upload = (name: string, data: string | Buffer = 'x'): Entry => ({ name: `uploads/${name}`, data });

const crafted: Record<string, Crafted> = {
  'a file that is a folder, too': { entries: [upload('a'), upload('a/b')] },
  'a folder that is a file, too': { entries: [upload('a/b/c'), upload('a/b')] },
  'a file twice': { entries: [upload('a'), upload('a')] },
  'a path outside': { entries: [upload('../../evil')] },
  'a path with backslashes': { entries: [upload('..\\..\\evil')] },
  'an absolute path': { entries: [{ name: '/tmp/evil', data: 'x' }] },
  'a file beside the uploads': { entries: [{ name: 'dist/evil.js', data: 'x' }] },
  'a second database': { entries: [{ name: 'database.sqlite', data: 'x' }] },
  'a database of the other kind beside it': { entries: [{ name: 'database.dump', data: 'x' }] },
  'a database of another kind than it says': { kind: 'postgres' },
  'a symbolic link': { entries: [{ ...upload('a', ''), type: 'symlink', linkname: '/etc/passwd' }] },
  'a hard link': { entries: [{ ...upload('a', ''), type: 'link', linkname: '/etc/passwd' }] },
  'a device': { entries: [{ ...upload('a', ''), type: 'character-device' }] },
  'a file that is not listed': { entries: [{ ...upload('a'), isUnlisted: true }] },
  'zeros that fill the disk': { entries: [upload('a', Buffer.alloc(70 * 1024 * 1024))] },
  'thousands of empty files': { entries: Array.from({ length: 4000 }, (_, index) => upload(`${index}`, '')) },
};

const toChecksum = ({ name, data = '' }: Entry) => ({
  name,
  size: Buffer.byteLength(data),
  sha256: createHash('sha256').update(data).digest('hex'),
});

function makeDatabase(folder: string): Buffer {
  const file = path.join(folder, 'database.sqlite');
  const database = openSqlite(file);
  database.exec('create table beers (id integer); insert into beers values (1)');
  database.close();
  return readFileSync(file);
}

/** A backup of this version, but for what is crafted. */
async function writeArchive(folder: string, { kind, entries = [] }: Crafted): Promise<string> {
  const manifest = {
    product: 'brewery',
    format: 1,
    version: '1.0.0',
    createdAt: '2026-11-01T10:00:00.000Z',
    publicUrl: 'http://localhost:3000',
    storage: 'disk',
    files: true,
    database: { kind: kind ?? 'sqlite', tables: { beers: 1 }, migrations: [] },
  };
  const all: Entry[] = [
    { name: 'manifest.json', data: JSON.stringify(manifest) },
    { name: 'app-secret', data: 'x'.repeat(43) },
    { name: 'database.sqlite', data: makeDatabase(folder) },
    ...entries,
  ];
  const listed = all.filter(({ isUnlisted }) => !isUnlisted).map(toChecksum);
  const archive = pack();
  for (const { data = '', isUnlisted: _, ...header } of all) archive.entry(header, data);
  archive.entry({ name: 'contents.json' }, JSON.stringify({ entries: listed, missing: [] }));
  archive.finalize();
  const file = path.join(folder, 'crafted.tar.gz');
  await pipeline(archive, createGzip({ level: 1 }), createWriteStream(file));
  return file;
}

const restore = (dataDir: string, args: string[]) =>
  new Promise<{ code: unknown; output: string }>((resolve) => {
    const env = {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      CMS_PORT: '9',
      BACKUP_DIR: path.join(dataDir, 'backups'),
      PUBLIC_URL: 'http://localhost:3000',
    };
    const command = path.join(cms, 'dist/src/commands/restore.js');
    execFile(process.execPath, [command, ...args], { env, cwd: dataDir }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: (stdout + stderr).trim() }),
    );
  });

async function withArchive<Result>(archive: Crafted, run: (file: string, dataDir: string) => Promise<Result>) {
  const folders = ['archive', 'data'].map((name) => mkdtempSync(path.join(tmpdir(), `brewery-attack-${name}-`)));
  const [folder = '', dataDir = ''] = folders;
  try {
    return await run(await writeArchive(folder, archive), dataDir);
  } finally {
    for (const each of folders) rmSync(each, { recursive: true, force: true });
  }
}

const modes = { restore: [], 'restore -- --check': ['--check'] };

const refused = Object.entries(crafted).flatMap(([name, archive]) =>
  Object.entries(modes).map(([mode, options]) =>
    attack(`get a backup with ${name} through ${mode}`, () =>
      withArchive(archive, async (file, dataDir) => {
        const { code, output } = await restore(dataDir, [file, ...options]);
        if (code !== 1 || !/^(?:The backup is damaged|This is not a backup)/.test(output)) return `${code}: ${output}`;
        const left = readdirSync(dataDir).filter((each) => each !== 'public');
        return left.length > 0 || existsSync('/tmp/evil') ? `left ${left.join(', ')}` : null;
      }),
    ),
  ),
);

/** Otherwise the others would be refused for another reason. */
const intact = attack('have an intact backup refused', () =>
  withArchive({ entries: [upload('a/b')] }, async (file, dataDir) => {
    const { code, output } = await restore(dataDir, [file]);
    return code === 0 ? null : output;
  }),
);

export const backups: AttackClass = { name: 'crafted backups', cases: () => [intact, ...diagonals(2, refused)] };
