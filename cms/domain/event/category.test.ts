import { categoryIcon, categoryLabel } from './category';

test.each([
  ['live-music', 'music', 'Live Music'],
  ['food-truck', 'food', 'Food Truck'],
  ['beer-release', 'beer', 'Beer Release'],
  ['private-event', 'private', 'Private Event'],
  ['birthday-celebration', 'party', 'Birthday Celebration'],
  ['trivia-night', 'games', 'Trivia Night'],
  ['community', 'default', 'Community'],
  ['', 'default', ''],
  ['constructor', 'default', 'Constructor'],
])('the category %j has the icon %s and the label %j', (category, icon, label) => {
  expect([categoryIcon(category), categoryLabel(category)]).toEqual([icon, label]);
});
