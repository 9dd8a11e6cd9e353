/**
 * `check-files.js [--fix]`: finds rows of the media library without a file and files without a row. Exits with 1 if
 * something needs attention.
 */
import { formatBytes } from '#domain/backup/backup';
import { CommandError, runCommand } from '#lib/command-error';
import { ApiError } from '#lib/errors';
import { settings } from '#lib/settings';
import {
  findFileProblems,
  type FileProblems,
  type MissingFile,
  type Storages,
  findUnprotectedSvgs,
  protectSvg,
} from '#lib/storage/check-files';
import { deleteUnusedFile } from '#lib/storage/pending-deletions';
import { openBucket, storageWarnings } from '#lib/storage/s3-client';
import { filesInBucket, filesOnDisk } from '#lib/storage/stored-files';
import { withStrapi } from '#lib/with-strapi';
import { findFileUses } from '../panel/file-use/file-use';

const usage = 'Usage: npm run check-files [-- --fix]   --fix: deletes files without a row that are older than a day';

type Problems = FileProblems & { uses: Map<number, string>; svgs: string[] };

function openStorages(): Storages {
  const disk = { local: filesOnDisk(settings().dataDir) };
  const bucket = openBucket();
  return bucket ? { ...disk, 'aws-s3': filesInBucket(bucket) } : disk;
}

/** `Beer “Haze”`, by the id of the file. */
async function describeUses(missing: MissingFile[]): Promise<Map<number, string>> {
  const uses = new Map<number, string>();
  for (const { id } of missing) {
    const texts = (await findFileUses([id])).map(({ type, title }) => (type ? `${type} “${title}”` : title));
    uses.set(id, texts.join(', '));
  }
  return uses;
}

async function findProblems(now: Date): Promise<Problems> {
  const bucket = openBucket();
  const found = await findFileProblems(openStorages(), now);
  const missingNames = new Set(found.missing.map(({ fileName }) => fileName));
  return {
    ...found,
    uses: await describeUses(found.missing),
    svgs: bucket ? await findUnprotectedSvgs(bucket, missingNames) : [],
  };
}

async function fix({ unused, svgs }: Problems): Promise<void> {
  for (const { name } of unused) await deleteUnusedFile(name);
  const bucket = openBucket();
  if (bucket) for (const name of svgs) await protectSvg(bucket, name);
}

const shown = 20;

function section(heading: string, lines: string[]): string[] {
  if (lines.length === 0) return [];
  const more = lines.length > shown ? [`  and ${lines.length - shown} more`] : [];
  return ['', heading, ...lines.slice(0, shown).map((line) => `  ${line}`), ...more];
}

const totalBytes = (files: { size: number }[]) => formatBytes(files.reduce((sum, { size }) => sum + size, 0));

function report(problems: Problems, isFixed: boolean): string {
  const { rows, files, missing, uses, unused, svgs, recent, foreign } = problems;
  const done = (found: string, fixed: string) => (isFixed ? fixed : found);
  const lines = [
    `Rows in the media library: ${rows}. Stored files, with thumbnails: ${files}.`,
    ...section(
      `Rows without their file: ${missing.length}. Replace these images in the media library, or restore a backup.`,
      missing.map(({ id, name, fileName }) =>
        [`${name} (${fileName})`, uses.get(id) ? `used by ${uses.get(id)}` : 'not used'].join(', '),
      ),
    ),
    ...section(
      `Files without a row: ${unused.length} (${totalBytes(unused)}). ${done('--fix deletes them.', 'Deleted.')}`,
      unused.map(({ name, size, modifiedAt }) => `${name}, ${formatBytes(size)}, ${modifiedAt.toISOString()}`),
    ),
    ...section(
      `SVGs that browsers would show as pages: ${svgs.length}. ${done('--fix changes their headers.', 'Changed.')}`,
      svgs,
    ),
  ];
  if (lines.length === 1) lines.push('Every row has its file, and every file has its row.');
  if (recent > 0) lines.push('', `Younger than a day, and perhaps of an upload in progress: ${recent} files.`);
  if (foreign > 0) lines.push('', `Not stored by this system, and left as they are: ${foreign} files.`);
  return lines.join('\n');
}

const needsAttention = ({ missing, unused, svgs }: Problems, isFixed: boolean) =>
  missing.length > 0 || (!isFixed && unused.length + svgs.length > 0);

async function run(args: string[]): Promise<string> {
  if (args.some((arg) => arg !== '--fix')) throw new CommandError(usage);
  const isFixing = args.includes('--fix');
  return withStrapi(async () => {
    try {
      const problems = await findProblems(new Date());
      if (isFixing) await fix(problems);
      const text = report(problems, isFixing);
      if (needsAttention(problems, isFixing)) throw new CommandError(text);
      return text;
    } catch (error) {
      const [warning] = storageWarnings();
      throw error instanceof ApiError && warning ? new CommandError(warning) : error;
    }
  });
}

runCommand(run);
