import { Readable } from 'node:stream';
import { callbackify } from 'node:util';
import { Agent, Client, type Dispatcher } from 'undici';
import { BufferedBody } from './request-body';
import { retryWrite } from './retry-write';

type Timeouts = { headersTimeout: number; bodyTimeout: number };
type Callback = (error: Error | null, response: Dispatcher.ResponseData) => void;
type Options = Dispatcher.RequestOptions & { origin: string };

const maxConnections = 128;

const readMethods = ['GET', 'HEAD', 'OPTIONS'];

const isRepeatable = ({ method, body }: Options) =>
  body instanceof BufferedBody || (!(body instanceof Readable) && !readMethods.includes(method));

const hasKey = ({ headers }: Options) => headers instanceof Object && 'idempotency-key' in headers;

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

  function send(options: Options, callback: Callback) {
    const { body } = options;
    if (body instanceof BufferedBody) return sendAlone({ ...options, body: body.bytes }, callback);
    if (body instanceof Readable) return sendAlone(options, callback);
    pool.request(options, callback);
  }

  const attempt = (options: Options) =>
    new Promise<Dispatcher.ResponseData>((resolve, reject) =>
      send(options, (error, response) => {
        if (error) return reject(error);
        // The proxy destroys the body of a client that has disconnected, before it listens for errors.
        response.body.on('error', () => {});
        resolve(response);
      }),
    );

  function request(options: Options, callback: Callback) {
    if (!isRepeatable(options)) return send(options, callback);
    callbackify(() => retryWrite(() => attempt(options), hasKey(options)))(callback);
  }

  return { request: request as Dispatcher['request'] };
}
