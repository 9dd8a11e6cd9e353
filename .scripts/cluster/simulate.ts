/** Faults inside the cms and web processes that no user of a machine can cause without root. */
import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Mail } from './mail.ts';
import type { Program } from './program.ts';

const preload = path.join(import.meta.dirname, 'simulated-faults.cjs');

/** Several times the interval in which the processes read the file. */
const noticeMs = 500;

type SimulatedFault = { clockOffsetMs?: number; fullFolders?: string[] };

const fileOf = (dir: string, name: string) => path.join(dir, `${name}.faults.json`);

export const preloadArgs = ['--require', preload];
export const preloadEnv = (dir: string, name: string) => ({ SIMULATED_FAULTS: fileOf(dir, name) });

export type Faults = {
  mail: Mail;
  /** Replaces the earlier faults of these programs. */
  simulate: (programs: Program[], fault: SimulatedFault) => Promise<void>;
};

export const createFaults = (dir: string, mail: Mail): Faults => ({
  mail,
  async simulate(programs, fault) {
    for (const { definition } of programs) {
      const file = fileOf(dir, definition.name);
      writeFileSync(`${file}.partial`, JSON.stringify(fault));
      renameSync(`${file}.partial`, file);
    }
    await sleep(noticeMs);
  },
});

export function requireFaults({ faults }: { faults: Faults | null }): Faults {
  if (!faults) throw new Error('The cluster was started without simulated faults');
  return faults;
}
