import { expect, test } from 'vitest';
import type * as z from 'zod';
import { safeParseBody } from '../shared/parse-input';
import { userInput, userUpdate } from './input';
import { loginInput } from './login';

const errors = (schema: z.ZodType, body: object) => {
  const result = safeParseBody(schema, body);
  return result.success ? [] : result.errors.map(({ path, msg }) => `${path}: ${msg}`);
};

const good = { firstName: 'Nora', lastName: 'Whitlock', email: 'Nora@Example.com', password: 'long enough' };

test('a new user is a moderator unless said, with the address in lower case', () =>
  expect(safeParseBody(userInput, good)).toEqual({
    success: true,
    data: { ...good, email: 'nora@example.com', role: 'moderator' },
  }));

test('an empty form names every field', () =>
  expect(errors(userInput, {})).toEqual([
    'firstName: First name is required',
    'lastName: Last name is required',
    'email: Email is required',
    'password: Password is required',
  ]));

test.each([
  ['1234567', 'password: Password must be at least 8 characters long'],
  ['  1234567  ', 'password: Password must be at least 8 characters long'],
  ['        ', 'password: Password is required'],
  ['ü'.repeat(37), 'password: Password is too long (maximum 72 bytes)'],
  [12345678, 'password: Password must be text'],
])('a password of %j is refused', (password, expected) =>
  expect(errors(userInput, { ...good, password })).toEqual([expected]),
);

test.each(['12345678', 'x'.repeat(72), 'ü'.repeat(36), '🍺🍺🍺🍺🍺🍺🍺🍺'])('a password of %j is taken', (password) =>
  expect(errors(userInput, { ...good, password })).toEqual([]),
);

test.each([undefined, null, '', '   '])('a password of %j leaves the old one', (password) => {
  const result = safeParseBody(userUpdate, { firstName: 'N', password });
  expect(result.success && result.data.password).toBeUndefined();
});

test('a change checks what it names and can clear nothing', () => {
  expect(errors(userUpdate, {})).toEqual([]);
  expect(errors(userUpdate, { firstName: '', lastName: null, email: 'x', password: 'short', role: '' })).toEqual([
    'firstName: First name is required',
    'lastName: Last name is required',
    'email: Please provide a valid email address',
    'password: Password must be at least 8 characters long',
    'role: Please choose a valid role',
  ]);
  expect(errors(userUpdate, { role: 'owner' })).toEqual(['role: Please choose a valid role']);
});

test('signing in asks for both fields and judges neither', () => {
  expect(errors(loginInput, { email: [], password: null })).toEqual([
    'email: Email is required',
    'password: Password is required',
  ]);
  expect(safeParseBody(loginInput, { email: ' NOBODY ', password: ' x ' })).toEqual({
    success: true,
    data: { email: 'nobody', password: 'x' },
  });
});
