import { mentionsEmail } from './mentions-email';

test.each([
  ['ann@example.com', true],
  ['{"email":"Ann@Example.com","name":"Ann"}', true],
  ['<ann@example.com>', true],
  ['joann@example.com', false],
  ['jo.ann@example.com', false],
  ['ann@example.com.au', false],
  ['ann@exampleXcom', false],
  ['', false],
])('%j mentions ann@example.com: %j', (text, expected) => {
  expect(mentionsEmail(text, 'ann@example.com')).toBe(expected);
});

test('an address with characters of patterns is found literally', () => {
  expect(mentionsEmail('a+b@x-y.example', 'a+b@x-y.example')).toBe(true);
  expect(mentionsEmail('aab@x-y.example', 'a+b@x-y.example')).toBe(false);
});
