/** `npm start`: installs and builds what is missing or stale, then runs cms and web. */
import { buildStale } from '../build/build.ts';
import { loadSettings } from '../paths.ts';
import { assertWritable } from '../supervisor/data-dir.ts';
import { assertPortsFree } from '../supervisor/ports.ts';
import { defineServices } from '../supervisor/services.ts';
import { formatSummary } from '../supervisor/summary.ts';
import { supervise } from '../supervisor/supervise.ts';

export async function main() {
  const startedAt = Date.now();
  const settings = loadSettings();
  await assertPortsFree(settings);
  assertWritable(settings.dataDir);
  await buildStale();
  return supervise(defineServices(settings), () =>
    console.log(formatSummary(settings, (Date.now() - startedAt) / 1000)),
  );
}
