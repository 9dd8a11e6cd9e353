/** A program that runs in Node and ends with this process, even if this process is killed. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ProgramDefinition } from './program.ts';

const exitWithParent = pathToFileURL(path.join(import.meta.dirname, '../supervisor/exit-with-parent.mjs')).href;

export const nodeProgram = ({ args, ...definition }: Omit<ProgramDefinition, 'command'>): ProgramDefinition => ({
  ...definition,
  command: process.execPath,
  args: ['--import', exitWithParent, ...args],
});
