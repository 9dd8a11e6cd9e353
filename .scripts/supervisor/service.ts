/** A supervised child process: restarted after a crash until it is stopped. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { log, pipeOutput, signalGroup } from '../exec.mjs';
import { resetAfterMs, retryDelay } from './backoff.ts';
import { untilHung, type Liveness } from './liveness.ts';

export type ServiceDefinition = {
  name: string;
  cwd: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  /** Output lines that are not printed. */
  hiddenLines?: RegExp;
  /** How a hung process is noticed, which is then killed and restarted. */
  liveness?: Liveness;
  /** Time to finish requests in progress after SIGTERM, before SIGKILL. */
  stopTimeoutMs?: number;
};

const defaultStopTimeoutMs = 10_000;
const exitWithParent = pathToFileURL(path.join(import.meta.dirname, 'exit-with-parent.mjs')).href;

const exitReason = (code: number | null, signal: NodeJS.Signals | null) =>
  signal ? `killed by ${signal}` : `exit code ${code ?? 'unknown'}`;

export class Service {
  readonly definition: ServiceDefinition;
  /** Crashes in a row. */
  failures = 0;
  #child: ChildProcess | null = null;
  #stopping = new AbortController();
  #stopped: Promise<void>;

  constructor(definition: ServiceDefinition) {
    this.definition = definition;
    this.#stopped = this.#keepAlive();
  }

  get #stopTimeoutMs() {
    return this.definition.stopTimeoutMs ?? defaultStopTimeoutMs;
  }

  get isRunning() {
    return this.#child !== null;
  }

  /** SIGTERM, then SIGKILL after a timeout. */
  async stop() {
    this.#stopping.abort();
    const child = this.#child;
    if (child) {
      signalGroup(child, 'SIGTERM');
      const killTimer = setTimeout(() => signalGroup(child, 'SIGKILL'), this.#stopTimeoutMs);
      await this.#stopped;
      clearTimeout(killTimer);
    }
    await this.#stopped;
  }

  kill() {
    if (this.#child) signalGroup(this.#child, 'SIGKILL');
  }

  async #keepAlive() {
    while (!this.#stopping.signal.aborted) {
      const startedAt = Date.now();
      // If the machine can't create a process, `spawn` throws or emits `error`.
      const reason = await this.#runOnce().catch(String);
      if (this.#stopping.signal.aborted) return;
      this.failures = Date.now() - startedAt > resetAfterMs ? 1 : this.failures + 1;
      const delayMs = retryDelay(this.failures);
      log(this.definition.name, `stopped (${reason}); restarting in ${delayMs / 1000} s`);
      await sleep(delayMs, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
    }
  }

  async #runOnce() {
    const { name, cwd, args, env, hiddenLines } = this.definition;
    const child = spawn(process.execPath, ['--import', exitWithParent, ...args], {
      cwd,
      env: { ...env, STOP_TIMEOUT_MS: String(this.#stopTimeoutMs) },
      // In its own process group, so that Ctrl-C reaches only the supervisor, which stops the services in order.
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child = child;
    pipeOutput(name, child, hiddenLines);
    const exited = new AbortController();
    void this.#killIfHung(child, AbortSignal.any([exited.signal, this.#stopping.signal]));
    const reason = await once(child, 'exit').then(([code, signal]) => exitReason(code, signal), String);
    exited.abort();
    // Its own child processes must not outlive it.
    signalGroup(child, 'SIGKILL');
    this.#child = null;
    return reason;
  }

  async #killIfHung(child: ChildProcess, stopped: AbortSignal) {
    const { name, liveness } = this.definition;
    if (!liveness || !(await untilHung(liveness, stopped))) return;
    log(name, 'does not respond: killing it');
    signalGroup(child, 'SIGKILL');
  }
}
