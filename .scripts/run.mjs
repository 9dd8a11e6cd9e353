/** Runs a program to its end, each of its lines behind a name, and never leaves it behind. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Complaint } from './complaint.mjs';

const colours = [36, 33, 35, 32, 34];
/** @type {Map<string, number>} */
const colourOf = new Map();

/** @param {string} name @param {string} line */
export function say(name, line) {
  if (!colourOf.has(name)) colourOf.set(name, colours[colourOf.size % colours.length] ?? 36);
  const label = `${name.padEnd(9)}│`;
  console.log(process.stdout.isTTY ? `\x1b[${colourOf.get(name)}m${label}\x1b[0m ${line}` : `${label} ${line}`);
}

/** @param {string} name @param {import('node:child_process').ChildProcess} child @param {RegExp} [quiet] lines to keep to ourselves */
export function sayLinesOf(name, child, quiet) {
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', (line) => quiet?.test(line) || say(name, line));
  }
}

/**
 * Signals a program and everything it started (it leads its own process group).
 * @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal
 */
export function signalGroup(child, signal) {
  if (!child.pid) return;
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It has ended already.
  }
}

const endings = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * @param {string} name shown before each line
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<number>} the exit code
 */
export function runToEnd(name, command, args, { cwd, env = process.env }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      detached: process.platform !== 'win32',
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    sayLinesOf(name, child);
    /** @param {NodeJS.Signals} signal */
    const endWithUs = (signal) => {
      signalGroup(child, signal);
      reject(new Complaint(`${name} was stopped`));
    };
    for (const signal of endings) process.once(signal, endWithUs);
    const forget = () => endings.forEach((signal) => process.off(signal, endWithUs));
    child.on('error', (error) => {
      forget();
      reject(new Complaint(`${command} can not be started: ${error.message}`));
    });
    child.on('close', (code, signal) => {
      forget();
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}
