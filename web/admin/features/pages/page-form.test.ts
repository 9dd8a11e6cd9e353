import type { EditedContent } from '@domain/page/edited-page';
import { findPhotoField, findTextField, toPublicPage, validatePage, withoutUnchangedDetails } from './page-form';

const photo = {
  id: 7,
  url: '/uploads/oak.png?v=abc',
  alt: 'Oak',
  width: 40,
  height: 30,
  focalPoint: { x: 20, y: 80 },
  name: 'oak.png',
};

const content: EditedContent = {
  title: 'Weddings',
  path: '/weddings',
  isLive: false,
  navigation: 'none',
  position: null,
  hero: null,
  seo: { title: 'Weddings', description: 'Celebrate.', image: photo },
  sections: [
    { _id: '1', type: 'quote', isVisible: true, text: 'The best day at {name}.', author: 'Ada', role: '' },
    { _id: '2', type: 'map', isVisible: false, heading: 'Find us', text: '', taproom: null },
    {
      _id: '3',
      type: 'cards',
      isVisible: true,
      heading: 'Rooms',
      text: '',
      items: [{ photo, title: 'Barrel room', text: 'For 150 guests.', actionLabel: '', actionHref: '' }],
    },
    {
      _id: '4',
      type: 'rich-text',
      isVisible: true,
      heading: '',
      text: [{ type: 'paragraph', children: [{ type: 'text', text: 'We cater for you.' }] }],
    },
  ],
};

test('the preview has what visitors will see: no hidden sections, and null for what is empty', () => {
  const { sections, seo } = toPublicPage('new', '/weddings', content);
  expect(sections.map(({ type }) => type)).toEqual(['quote', 'cards', 'rich-text']);
  expect(sections[0]).toEqual({ type: 'quote', text: 'The best day at {name}.', author: 'Ada', role: null });
  expect(sections[1]).toMatchObject({ text: null, items: [{ actionHref: null, photo: { alt: 'Oak' } }] });
  expect(seo).toMatchObject({ image: { url: '/uploads/oak.png?v=abc&at=20-80' } });
});

test.each([
  ['The best day at Boldridge.', 'sections.0.text'],
  ['Barrel room', 'sections.2.items.0.title'],
  ['We cater for you.', 'sections.3.text'],
  ['Opening hours', null],
])('a click on “%s” finds the field %s', (text, path) => {
  expect(findTextField(content, [text])).toBe(path);
});

test('a click on a photo finds its field', () => {
  const clicked = 'http://localhost/img/640/uploads/oak.png?v=abc';
  expect(findPhotoField(content, clicked, () => undefined)).toBe('sections.2.items.0.photo');
  const builtIn = { ...content, hero: { photo: { builtIn: 'barrel' } } };
  expect(findPhotoField(builtIn, 'http://localhost/img/640/assets/barrel-1.jpg', () => '/assets/barrel-1.jpg')).toBe(
    'hero.photo',
  );
});

test('a form has the errors of its fields by path', () => {
  const sections = [{ ...content.sections[0], _id: '1', type: 'quote', isVisible: true, text: '' }];
  expect(validatePage('new', { ...content, title: ' ', sections })).toEqual({
    title: 'Please fill in this field',
    'sections.0.text': 'Please fill in this field',
  });
});

test('of photos, only the details that were edited are sent: others may have changed the rest since', () => {
  const edited = { ...content, seo: { ...content.seo, image: { ...photo, alt: 'Oak barrels' } } };
  const { seo, sections } = withoutUnchangedDetails(edited, content);
  const { alt: _alt, focalPoint: _focalPoint, ...bare } = photo;
  expect(seo).toEqual({ ...content.seo, image: { ...bare, alt: 'Oak barrels' } });
  expect(sections[2]).toMatchObject({ items: [{ photo: bare, title: 'Barrel room' }] });
  expect(JSON.stringify(sections)).not.toContain('focalPoint');
  const replaced = { ...content, seo: { ...content.seo, image: { ...photo, id: 8 } } };
  expect(withoutUnchangedDetails(replaced, content).seo).toEqual(replaced.seo);
});
