/** Preloaded into a service: stops its process group when the IPC channel to the supervisor closes, even after a SIGKILL. */
const stopTimeoutMs = Number(process.env.STOP_TIMEOUT_MS ?? 10_000);

/** The service leads its own process group. @param {NodeJS.Signals} signal */
const signalGroup = (signal) => process.kill(process.platform === 'win32' ? process.pid : -process.pid, signal);

if (process.channel) {
  process.on('disconnect', () => {
    setTimeout(() => signalGroup('SIGKILL'), stopTimeoutMs).unref();
    signalGroup('SIGTERM');
  });
  // The channel alone must not keep the process alive.
  process.channel.unref();
}
