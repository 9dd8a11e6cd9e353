/** Loaded before a service: when the supervisor is gone, however it went, the service and what it started end too. */
const grace = 8000;

/** The service leads a process group of its own. @param {NodeJS.Signals} signal */
const endGroup = (signal) => process.kill(process.platform === 'win32' ? process.pid : -process.pid, signal);

if (process.channel) {
  process.on('disconnect', () => {
    setTimeout(() => endGroup('SIGKILL'), grace).unref();
    endGroup('SIGTERM');
  });
  // Listening must not keep a service alive that has nothing else to do.
  process.channel.unref();
}
