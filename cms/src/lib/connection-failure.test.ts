import { describeConnectionFailure } from './connection-failure';

const s3Error = (name: string, httpStatusCode: number) =>
  Object.assign(new Error(), { name, $metadata: { httpStatusCode } });

test.each([
  [
    Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' }),
    'ECONNREFUSED: check host and port, and that the server runs',
  ],
  [
    Object.assign(new Error('password authentication failed for user "me"'), { code: '28P01' }),
    'password authentication failed for user "me": check user and password',
  ],
  [s3Error('NotFound', 404), 'NotFound (404): create the bucket, or correct its name and region'],
  [s3Error('403', 403), '403 (403): check the keys, and that they may use the bucket'],
  [s3Error('SlowDown', 503), 'SlowDown (503)'],
  [new Error('socket\nhang up'), 'socket hang up'],
])('says in one line what failed, and what to do: %#', (error, line) => {
  expect(describeConnectionFailure(error)).toBe(line);
});
