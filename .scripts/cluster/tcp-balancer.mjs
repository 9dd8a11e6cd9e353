/**
 * Stands in for Caddy where it is not installed: balances connections, not requests, like the load balancers of clouds.
 * `tcp-balancer.mjs LISTENER…`, each `PORT/HEALTH-PATH/UPSTREAM-PORT,UPSTREAM-PORT` with the path encoded.
 */
import { connect, createServer } from 'node:net';

const checkIntervalMs = 500;
const checkTimeoutMs = 2000;

/** @param {number} port @param {string} path */
const isReady = (port, path) =>
  fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(checkTimeoutMs) }).then(
    async (response) => (await response.arrayBuffer(), response.ok),
    () => false,
  );

/** @param {number} port @param {string} path @param {number[]} upstreams */
function balance(port, path, upstreams) {
  /** @type {number[]} */
  let ready = [];
  let turn = 0;
  const check = async () => {
    const states = await Promise.all(upstreams.map((upstream) => isReady(upstream, path)));
    ready = upstreams.filter((_, index) => states[index]);
    setTimeout(() => void check(), checkIntervalMs);
  };
  void check();

  createServer({ allowHalfOpen: true }, (client) => {
    /** @param {number[]} candidates */
    const forward = ([upstream, ...others]) => {
      if (upstream === undefined) return void client.destroy();
      const server = connect({ port: upstream, host: '127.0.0.1', allowHalfOpen: true });
      let isConnected = false;
      server.once('connect', () => {
        isConnected = true;
        client.pipe(server).pipe(client);
      });
      server.on('error', () => (isConnected ? client.destroy() : forward(others)));
      server.once('close', () => isConnected && client.destroy());
      client.once('close', () => server.destroy());
    };
    client.on('error', () => undefined);
    turn += 1;
    const candidates = ready.length > 0 ? ready : upstreams;
    forward(candidates.map((_, index) => candidates[(turn + index) % candidates.length] ?? 0));
  }).listen(port, '127.0.0.1');
}

for (const listener of process.argv.slice(2)) {
  const [port = '0', path = '', upstreams = ''] = listener.split('/');
  balance(Number(port), decodeURIComponent(path), upstreams.split(',').map(Number));
}
