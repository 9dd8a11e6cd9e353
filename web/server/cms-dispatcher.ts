import { Readable } from 'node:stream';
import { Agent, Client, type Dispatcher } from 'undici';

type Timeouts = { headersTimeout: number; bodyTimeout: number };
type Callback = (error: Error | null, response: Dispatcher.ResponseData) => void;
type Options = Dispatcher.RequestOptions & { origin: string };

const maxConnections = 128;

/**
 * Sends requests to the CMS. A request with a body gets a connection of its own, which is closed after the response: a
 * server that responds without reading the body would read the next request on that connection as the rest of the body.
 */
export function createDispatcher(timeouts: Timeouts): Pick<Dispatcher, 'request'> {
  const pool = new Agent({ ...timeouts, connections: maxConnections });

  function sendAlone(options: Options, callback: Callback) {
    const client = new Client(options.origin, timeouts);
    client.request(options, (error, response) => {
      if (error) void client.destroy();
      else response.body.once('close', () => void client.destroy());
      callback(error, response);
    });
  }

  function request(options: Options, callback: Callback) {
    const send = options.body instanceof Readable ? sendAlone : pool.request.bind(pool);
    send(options, (error, response) => {
      // The proxy destroys the body of a client that has disconnected, before it listens for errors.
      if (!error) response.body.on('error', () => {});
      callback(error, response);
    });
  }

  return { request: request as Dispatcher['request'] };
}
