import { fullName, initials } from './display';

test.each([
  ['Nora', 'Whitlock', 'NW', 'Nora Whitlock'],
  [' élodie', 'özil', 'ÉÖ', 'élodie özil'],
  ['Cher', '', 'C', 'Cher'],
  ['', '', '', ''],
  ['🍺', 'x', '🍺X', '🍺 x'],
])('%j %j has the initials %j and the full name %j', (firstName, lastName, letters, name) => {
  expect(initials({ firstName, lastName })).toBe(letters);
  expect(fullName({ firstName, lastName }).trim()).toBe(name);
});
