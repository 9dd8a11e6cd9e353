/** Runs child processes with labeled output; a stop signal ends the child and everything it started. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { UserError } from './user-error.mjs';

const colors = [36, 33, 35, 32, 34];
/** @type {Map<string, number>} */
const colorOf = new Map();

/** Lines of web's and cms's logs with LOG_FORMAT=json, which a collector must be able to parse. */
const isJson = /** @param {string} line */ (line) => line.startsWith('{"');

/** @param {string} name @param {string} line */
export function log(name, line) {
  if (process.env['LOG_FORMAT'] === 'json') {
    const record = { time: new Date().toISOString(), level: 'info', service: name, msg: line };
    console.log(isJson(line) ? line : JSON.stringify(record));
    return;
  }
  if (!colorOf.has(name)) colorOf.set(name, colors[colorOf.size % colors.length] ?? 36);
  const label = `${name.padEnd(9)}│`;
  console.log(process.stdout.isTTY ? `\x1b[${colorOf.get(name)}m${label}\x1b[0m ${line}` : `${label} ${line}`);
}

/** @param {string} name @param {import('node:child_process').ChildProcess} child @param {RegExp} [hidden] lines that are not printed */
export function pipeOutput(name, child, hidden) {
  onLine(child, (line) => hidden?.test(line) || log(name, line));
}

/** @param {import('node:child_process').ChildProcess} child @param {(line: string) => void} handle */
function onLine(child, handle) {
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', handle);
  }
}

/**
 * Signals a child and its descendants; the child must lead its own process group.
 * @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal
 */
export function signalGroup(child, signal) {
  if (!child.pid) return;
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // The group has already exited.
  }
}

/** The user stopped the command; callers must not continue with the next step. */
export class InterruptedError extends Error {
  /** @override */
  name = 'InterruptedError';

  /** @param {NodeJS.Signals} signal */
  constructor(signal) {
    super(`Stopped by ${signal}`);
    /** The exit code after a signal is 128 plus its number, by convention. */
    this.exitCode =
      128 + { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 }[/** @type {'SIGHUP' | 'SIGINT' | 'SIGTERM'} */ (signal)];
  }
}

export const stopSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** How long a child may take to exit after a stop signal, in milliseconds. */
const shutdownTimeoutMs = 10_000;

/**
 * Resolves with the exit code. A stop signal is passed on to the child; once it has exited, rejects with InterruptedError.
 * @param {string} name label of each output line
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, isQuiet?: boolean }} options `isQuiet`: output is printed only if it fails
 * @returns {Promise<number>}
 */
export function exec(name, command, args, { cwd, env = process.env, isQuiet = false }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      detached: process.platform !== 'win32',
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    /** @type {string[]} */
    const held = [];
    onLine(child, (line) => (isQuiet ? held.push(line) : log(name, line)));
    /** @type {NodeJS.Signals | null} */
    let stoppedBy = null;
    /** @param {NodeJS.Signals} signal */
    const handleStop = (signal) => {
      // A second signal kills the child at once.
      signalGroup(child, stoppedBy ? 'SIGKILL' : signal);
      stoppedBy ??= signal;
      setTimeout(() => signalGroup(child, 'SIGKILL'), shutdownTimeoutMs).unref();
    };
    for (const signal of stopSignals) process.on(signal, handleStop);
    const removeHandlers = () => stopSignals.forEach((signal) => process.off(signal, handleStop));
    child.on('error', (error) => {
      removeHandlers();
      reject(new UserError(`Cannot start ${command}: ${error.message}`));
    });
    child.on('close', (code, signal) => {
      removeHandlers();
      if (code !== 0) held.forEach((line) => log(name, line));
      if (stoppedBy) reject(new InterruptedError(stoppedBy));
      else resolve(code ?? (signal ? 1 : 0));
    });
  });
}
