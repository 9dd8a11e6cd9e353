import { demoTaprooms } from './demo';
import { eventTaproomLabel, joinTaproomNames, taproomMenuLabel } from './label';

const [auburn, folsom] = demoTaprooms;
const barrelHouse = { ...auburn, name: 'Barrel House', city: 'Roseville' };
const noDays = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };

test.each([
  ['named after its city', auburn, 'Auburn, CA'],
  ['with a name of its own', barrelHouse, 'Barrel House'],
  ['announced, with opening hours', { ...folsom, isComingSoon: true }, 'Folsom, CA'],
  [
    'announced, without opening hours',
    { ...folsom, isComingSoon: true, openingHours: { ...folsom.openingHours, regular: noDays } },
    'Folsom, CA (Coming Soon)',
  ],
])('the menu names a taproom %s', (_case, taproom, label) => {
  expect(taproomMenuLabel(taproom)).toBe(label);
});

test.each([
  ['All', [auburn], 'Auburn, CA'],
  ['All', [auburn, folsom], 'Both taprooms'],
  ['All', [auburn, folsom, barrelHouse], 'All taprooms'],
  ['All', [], 'All taprooms'],
  ['Folsom', [auburn, folsom], 'Folsom, CA'],
  ['Closed Down', [auburn, folsom], 'Closed Down'],
])('the label of the tap room %s of an event (case %#)', (tapRoom, taprooms, label) => {
  expect(eventTaproomLabel(tapRoom, taprooms)).toBe(label);
});

test.each([
  [[], ''],
  [['Auburn'], 'Auburn'],
  [['Auburn', 'Folsom'], 'Auburn or Folsom'],
  [['Auburn', 'Folsom', 'Barrel House'], 'Auburn, Folsom or Barrel House'],
])('joins the names %j', (names, text) => {
  const taprooms = names.map((name) => ({ name }));
  expect(joinTaproomNames(taprooms, 'or')).toBe(text);
});
