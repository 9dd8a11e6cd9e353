import { renderToStaticMarkup } from 'react-dom/server';
import { keepTogether } from './keep-together';

test.each([
  ['Labor Day hours are not confirmed yet: call (916) 555-0188', ['(916) 555-0188']],
  ['A 15-barrel brewhouse; call (530) 555-0123 or (916) 555-0188', ['15-barrel', '(530) 555-0123', '(916) 555-0188']],
  ['Barrel Room No. 7: First Pour', ['No. 7']],
  ['Open until 8:00 PM · 11:00 AM - 8:00 PM', []],
])('the numbers of “%s” stay on one line', (text, kept) => {
  const html = renderToStaticMarkup(<p>{keepTogether(text)}</p>);
  const found = [...html.matchAll(/<span class="whitespace-nowrap">(.*?)<\/span>/g)].map((match) => match[1]);
  expect([found, html.replace(/<[^>]+>/g, '')]).toEqual([kept, text]);
});
