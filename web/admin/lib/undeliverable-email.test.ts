import { isUndeliverableEmail } from './undeliverable-email';

test.each([
  ['admin@brewery.example', true],
  ['beer@mail.example.com', true],
  ['admin@brewery.test', true],
  ['hello@tidewater.com', false],
  ['hello@myexample.com', false],
  ['example.com@tidewater.com', false],
])('%s can’t receive email: %s', (email, expected) => expect(isUndeliverableEmail(email)).toBe(expected));
