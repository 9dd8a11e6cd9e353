import { composedSections } from './composed-page';
import { initialPage } from './initial-page';
import { pages } from './pages';
import { findComposedPageErrors, findPageErrors } from './section-errors';

const errorsOf = (type: string, values: object) =>
  Object.fromEntries(
    findComposedPageErrors({
      sections: [
        { __component: 'page.quote', text: 'Fine' },
        { __component: `page.${type}`, ...values },
      ],
    }).map(({ path, msg }) => [path.replace('sections.1.', ''), msg]),
  );

const paragraph = (...children: object[]) => [{ type: 'paragraph', children }];
const text = (value: string) => ({ type: 'text', text: value });

test('each missing text of a new section is an error', () => {
  const missing = 'Please fill in this field';
  expect(errorsOf('call-to-action', {})).toEqual({ heading: missing, actionLabel: missing, actionHref: missing });
  expect(errorsOf('cards', { heading: 'Rooms', items: [{ title: 'Barrel room', text: '' }] })).toEqual({
    'items.0.text': missing,
  });
  expect(errorsOf('questions', { heading: 'FAQ', items: [] })).toEqual({ items: 'Please add at least one' });
});

test('absent fields of a stored section stay unchanged', () => {
  expect(errorsOf('call-to-action', { id: 7 })).toEqual({});
  expect(errorsOf('call-to-action', { id: 7, heading: '' })).toEqual({ heading: 'Please fill in this field' });
});

test('a button with a text needs a link, and vice versa', () => {
  const hero = { title: 'Weddings' };
  expect(errorsOf('block-hero', { ...hero, actionLabel: 'Ask us', actionHref: '/contact' })).toEqual({});
  expect(errorsOf('block-hero', { ...hero, actionLabel: 'Ask us', actionHref: '' })).toEqual({
    actionHref: 'Please enter where the button leads to, or clear its text',
  });
  expect(errorsOf('block-hero', { ...hero, actionHref: '/contact' })).toEqual({
    actionLabel: 'Please enter the text of the button, or clear its link',
  });
});

test('rejects unsafe links, also in rich text', () => {
  const errors = errorsOf('block-hero', { title: 'Jobs', actionLabel: 'Apply', actionHref: 'javascript:alert(1)' });
  expect(errors['actionHref']).toContain('Please enter a path of the site such as /events');
  const link = { type: 'link', url: 'data:text/html,x', children: [text('x')] };
  expect(errorsOf('rich-text', { text: paragraph(link) })['text']).toContain('“data:text/html,x” is not valid');
  const anchor = { type: 'link', url: '#faq', children: [text('x')] };
  expect(errorsOf('rich-text', { text: paragraph(anchor) })['text']).toContain('“#faq” is not valid');
  const image = [{ type: 'image', image: { url: 'javascript:alert(1)' }, children: [text('')] }];
  expect(errorsOf('rich-text', { text: image })['text']).toContain('is not valid');
});

test('rejects blank rich text', () => {
  expect(errorsOf('rich-text', { text: paragraph(text(' ')) })).toEqual({ text: 'Please enter a text' });
  expect(errorsOf('rich-text', { text: null })).toEqual({ text: 'Please enter a text' });
  expect(errorsOf('rich-text', { text: paragraph(text('Hello')) })).toEqual({});
});

test.each([
  [[], 'Please add at least one'],
  [{ set: [] }, 'Please add at least one'],
  [Array.from({ length: 25 }, (_, id) => ({ id })), 'Please use at most 24. There are 25.'],
  [[{ id: 1 }], undefined],
  [{ connect: [{ id: 1 }] }, undefined],
])('a gallery of %j', (photos, message) => expect(errorsOf('gallery', { photos })['photos']).toBe(message));

test('every optional button has a field for its text', () => {
  const links = composedSections.flatMap(({ name, fields }) =>
    Object.entries(fields).flatMap(([field, { kind }]) => (kind === 'link' ? [[name, field] as const] : [])),
  );
  const fieldsOf = new Map(composedSections.map(({ name, fields }) => [name as string, Object.keys(fields)]));
  expect(links.filter(([name, field]) => !fieldsOf.get(name)?.includes(field.replace(/Href$/, 'Label')))).toEqual([]);
});

test.each(pages.flatMap((page) => (['demo', 'neutral'] as const).map((content) => ({ page, content }))))(
  'the $content texts of $page.key can be saved in the panel',
  ({ page, content }) => {
    const { sections, ...rest } = initialPage(page, content);
    const stored = sections.map(({ type, ...values }) => ({ __component: `page.${type}`, ...values }));
    expect(findPageErrors(page, { ...rest, sections: stored })).toEqual([]);
  },
);
