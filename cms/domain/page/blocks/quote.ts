import { component, longText, optionalText } from '../fields';

export const quote = component({
  name: 'quote',
  label: 'Quote',
  icon: 'quote',
  title: 'author',
  fields: {
    text: longText('Quote', 300, { hint: 'Without quotation marks: the page has them.' }),
    author: optionalText('Who said it', 60),
    role: optionalText('Below the name', 60, { hint: 'For example: Head brewer, or Sacramento Bee.' }),
  },
});
