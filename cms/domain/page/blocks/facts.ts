import { figure } from '../pages/home';
import { component, list, optionalText } from '../fields';

/** Large figures with their units: 9,000 square feet, 150 guests. */
export const facts = component({
  name: 'facts',
  label: 'Facts',
  icon: 'hashtag',
  title: 'heading',
  fields: {
    heading: optionalText('Headline', 50),
    items: list('Facts', figure, { max: 6 }),
  },
});
