import type { ComposedSection } from '@domain/page/composed-page';
import { frameSections, type SectionTone } from './composed-section';

const frames = (above: SectionTone, ...types: ComposedSection['type'][]) =>
  frameSections(
    types.map((type) => ({ type })),
    above,
  ).map(({ frame }) => frame);

test('backgrounds alternate, and sections of the same fixed background share one gap', () => {
  const tones = frames('photo', 'text-photo', 'text-photo', 'rich-text', 'questions', 'form', 'form').map(
    ({ tone, isContinued }) => (isContinued ? `${tone} continued` : tone),
  );
  expect(tones).toEqual(['ink', 'char', 'oat', 'char', 'oat', 'oat continued']);
});

test('each section has an anchor of its own', () => {
  const ids = frames('ink', 'form', 'block-hero', 'form').map(({ id }) => id);
  expect(ids).toEqual(['form', 'hero', 'form-2']);
});
