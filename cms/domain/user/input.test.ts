import { safeParseBody } from '../shared/parse-input';
import { listErrors, parseBody } from '../test/parse';
import { loginInput } from './sign-in';
import { userInput, userUpdate } from './input';

const validInput = { firstName: 'Nora', lastName: 'Whitlock', email: 'Nora@Example.com', password: 'long enough' };

test('a new user is a moderator by default; the e-mail address is normalized to lower case', () =>
  expect(parseBody(userInput, validInput)).toEqual({ ...validInput, email: 'nora@example.com', role: 'moderator' }));

test('names have no invisible characters, nor any that turn the text around them', () =>
  expect(
    parseBody(userInput, { ...validInput, firstName: 'No\u200bra\u3164\u202e', lastName: '\u2066O\u2019Neil' }),
  ).toMatchObject({ firstName: 'Nora', lastName: 'O\u2019Neil' }));

test('an empty body returns an error for every field', () =>
  expect(listErrors(userInput, {})).toEqual([
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
])('rejects the password %j', (password, expected) =>
  expect(listErrors(userInput, { ...validInput, password })).toEqual([expected]),
);

test.each(['12345678', 'x'.repeat(72), 'ü'.repeat(36), '🍺🍺🍺🍺🍺🍺🍺🍺'])('accepts the password %j', (password) =>
  expect(listErrors(userInput, { ...validInput, password })).toEqual([]),
);

test.each([undefined, null, '', '   '])('an update with the password %j does not change it', (password) => {
  const result = safeParseBody(userUpdate, { firstName: 'N', password });
  expect(result.success && result.data.password).toBeUndefined();
});

test('an update validates only the fields it contains, and none can be cleared', () => {
  expect(listErrors(userUpdate, {})).toEqual([]);
  expect(listErrors(userUpdate, { firstName: '', lastName: null, email: 'x', password: 'short', role: '' })).toEqual([
    'firstName: First name is required',
    'lastName: Last name is required',
    'email: Please provide a valid email address',
    'password: Password must be at least 8 characters long',
    'role: Please choose a valid role',
  ]);
  expect(listErrors(userUpdate, { role: 'owner' })).toEqual(['role: Please choose a valid role']);
});

test('the login requires e-mail and password but does not validate their format', () => {
  expect(listErrors(loginInput, { email: [], password: null })).toEqual([
    'email: Email is required',
    'password: Password is required',
  ]);
  expect(parseBody(loginInput, { email: ' NOBODY ', password: ' x ' })).toEqual({ email: 'nobody', password: 'x' });
});
