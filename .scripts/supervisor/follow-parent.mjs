/** Loaded before a service: when the supervisor is gone, however it went, the service ends too. */
const grace = 8000;

if (process.channel) {
  process.on('disconnect', () => {
    setTimeout(() => process.exit(1), grace).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // Listening must not keep a service alive that has nothing else to do.
  process.channel.unref();
}
