import { formatPermissionsPolicy } from './permissions-policy';

test('only the named features are allowed, and only for the pages themselves', () => {
  const directives = formatPermissionsPolicy(['geolocation', 'fullscreen']).split(', ');
  expect(directives.filter((directive) => !directive.endsWith('=()'))).toEqual([
    'fullscreen=(self)',
    'geolocation=(self)',
  ]);
  expect(directives).toContain('camera=()');
  expect(directives).toContain('payment=()');
});
