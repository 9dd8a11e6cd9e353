/** Stands in for a service: it answers who it is, and has started a program of its own. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';

const helper = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
createServer((_request, response) => response.end(JSON.stringify([process.pid, helper.pid]))).listen(
  Number(process.env.PORT),
  '127.0.0.1',
);
