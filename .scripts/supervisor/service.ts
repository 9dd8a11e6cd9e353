/** One service kept alive: started, started again when it dies, ended for good when asked. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { say, sayLinesOf, signalGroup } from '../run.mjs';
import { steadyAfter, waitAfter } from './back-off.ts';

export type Program = {
  name: string;
  cwd: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  /** Lines of its output that help nobody. */
  quiet?: RegExp;
};

/** How long a service may take to end what it is doing. */
const grace = 10_000;
const followParent = pathToFileURL(path.join(import.meta.dirname, 'follow-parent.mjs')).href;

const why = (code: number | null, signal: NodeJS.Signals | null) =>
  signal ? `killed by ${signal}` : `exit code ${code ?? 'unknown'}`;

export class Service {
  readonly program: Program;
  /** How often it died in a row. */
  failures = 0;
  #child: ChildProcess | null = null;
  #stopping = new AbortController();
  #ended: Promise<void>;

  constructor(program: Program) {
    this.program = program;
    this.#ended = this.#keepAlive();
  }

  get isRunning() {
    return this.#child !== null;
  }

  /** Asks it to end, waits a while, then insists. */
  async stop() {
    this.#stopping.abort();
    const child = this.#child;
    if (child) {
      signalGroup(child, 'SIGTERM');
      const insist = setTimeout(() => signalGroup(child, 'SIGKILL'), grace);
      await this.#ended;
      clearTimeout(insist);
    }
    await this.#ended;
  }

  kill() {
    if (this.#child) signalGroup(this.#child, 'SIGKILL');
  }

  async #keepAlive() {
    while (!this.#stopping.signal.aborted) {
      const began = Date.now();
      // A machine that has no room for another process refuses at once or a moment later.
      const reason = await this.#runOnce().catch(String);
      if (this.#stopping.signal.aborted) return;
      this.failures = Date.now() - began > steadyAfter ? 1 : this.failures + 1;
      const wait = waitAfter(this.failures);
      say(this.program.name, `stopped (${reason}); starting it again in ${wait / 1000} s`);
      await pause(wait, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
    }
  }

  async #runOnce() {
    const { name, cwd, args, env, quiet } = this.program;
    const child = spawn(process.execPath, ['--import', followParent, ...args], {
      cwd,
      env,
      // A group of its own: Ctrl-C reaches the supervisor alone, which ends the services in order.
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child = child;
    sayLinesOf(name, child, quiet);
    const reason = await once(child, 'exit').then(([code, signal]) => why(code, signal), String);
    // What it started itself must not outlive it.
    signalGroup(child, 'SIGKILL');
    this.#child = null;
    return reason;
  }
}
