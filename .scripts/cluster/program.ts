/** A process of the cluster: restarted after a crash, as a container would be, until it is stopped. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { pipeOutput, signalGroup } from '../exec.mjs';
import { UserError } from '../user-error.mjs';

export type ProgramDefinition = {
  name: string;
  command: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  isReady: () => Promise<boolean>;
};

const restartDelayMs = 500;
const startTimeoutMs = 180_000;
/** The same as `stop_grace_period` in docker-compose.yml. */
const stopTimeoutMs = 40_000;

export class Program {
  /** The output so far, or its end. */
  output = '';
  /** Exits that nobody asked for. */
  crashes = 0;
  #child: ChildProcess | null = null;
  #isWanted = false;

  constructor(
    readonly definition: ProgramDefinition,
    readonly isLogged = false,
  ) {}

  /** 0 while it does not run. */
  get pid() {
    return this.#child?.pid ?? 0;
  }

  /** Resolves once it is ready. */
  async start() {
    this.#isWanted = true;
    this.#spawn();
    await this.waitUntilReady();
  }

  async waitUntilReady() {
    const { name, isReady } = this.definition;
    const deadline = Date.now() + startTimeoutMs;
    while (!(this.#child && (await isReady()))) {
      if (!this.#isWanted || Date.now() > deadline) throw new UserError(`${name} does not start:\n${this.output}`);
      await sleep(20);
    }
  }

  /** SIGTERM, and SIGKILL after the grace period. Resolves with the exit code, or the signal that ended it. */
  async stop(): Promise<number | string> {
    this.#isWanted = false;
    const child = this.#child;
    if (!child) return 0;
    this.#signal('SIGTERM');
    const timer = setTimeout(() => this.#signal('SIGKILL'), stopTimeoutMs);
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    clearTimeout(timer);
    return child.exitCode ?? child.signalCode ?? 0;
  }

  /** `kill -9`; it then restarts. */
  async kill() {
    const child = this.#child;
    this.#signal('SIGKILL');
    if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }

  freeze() {
    this.#signal('SIGSTOP');
  }

  thaw() {
    this.#signal('SIGCONT');
  }

  #signal(signal: NodeJS.Signals) {
    if (this.#child) signalGroup(this.#child, signal);
  }

  #spawn() {
    const { name, command, args, cwd, env } = this.definition;
    // Its own process group; Node programs end when the channel to this process closes.
    const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    this.#child = child;
    const kill = () => signalGroup(child, 'SIGKILL');
    process.once('exit', kill);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => (this.output = (this.output + String(chunk)).slice(-200_000)));
    }
    if (this.isLogged) pipeOutput(name, child);
    child.once('error', (error) => (this.output += String(error)));
    child.once('exit', () => {
      process.off('exit', kill);
      kill();
      if (this.#child === child) this.#child = null;
      if (this.#isWanted) this.crashes += 1;
      if (this.#isWanted) setTimeout(() => this.#isWanted && this.#spawn(), restartDelayMs);
    });
  }
}
