import { countryNames, findCountryProblem, getCountryCenter, normalizeCountry } from './country';

test('all countries by name, the home country first', () => {
  expect(countryNames).toHaveLength(249);
  expect(new Set(countryNames).size).toBe(249);
  expect(countryNames.slice(0, 2)).toEqual(['United States', 'Afghanistan']);
});

test.each([
  ['usa', 'United States'],
  ['U.S.A.', 'United States'],
  ['kr', 'South Korea'],
  ['Turkey', 'Türkiye'],
  ['Cote d’Ivoire', 'Côte d’Ivoire'],
  ['Upper Canada', 'Upper Canada'],
  ['constructor', 'constructor'],
])('%s is %s', (text, name) => expect(normalizeCountry(text)).toBe(name));

test.each([
  [{ lat: 38.9, lng: -121.07 }, 'United States', null],
  [{ lat: 52.8, lng: 173.1 }, 'United States', null],
  [{ lat: 38.9, lng: -121.07 }, 'Upper Canada', null],
  [{ lat: -121.07, lng: 38.9 }, 'United States', 'Latitude and longitude are swapped'],
  [{ lat: 35.7, lng: 139.7 }, 'Taiwan', 'This place is not in Taiwan. Move the pin, or choose another country.'],
])('%j in %s: %s', (coordinates, country, problem) => expect(findCountryProblem(coordinates, country)).toBe(problem));

test('the center of a country on both sides of the 180th meridian', () => {
  expect(getCountryCenter('Fiji')).toEqual({ lat: -17, lng: 178 });
  expect(getCountryCenter('Upper Canada')).toBeNull();
});
