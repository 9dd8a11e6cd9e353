import { composedSections } from '@domain/page/composed-page';
import { findPagePathProblem } from '@domain/page/page-path';
import { findComposedPageErrors } from '@domain/page/section-errors';
import { newSection, toValidatedData } from './page-empty-values';
import { startingPoints } from './page-starting-points';

test.each(startingPoints)('a new page from “$label” can be saved as it is', (point) => {
  const sections = point.sections.map(({ type, values }, index) => {
    const section = composedSections.find(({ name }) => name === type);
    if (!section) throw new Error(`There is no section ${type}`);
    expect(Object.keys(section.fields)).toEqual(expect.arrayContaining(Object.keys(values)));
    return newSection(section, String(index), values);
  });
  const content = {
    title: point.title,
    hero: null,
    seo: { title: point.title, description: point.seoDescription },
    sections,
  };
  expect(findComposedPageErrors(toValidatedData(content, composedSections))).toEqual([]);
  expect(findPagePathProblem(point.path, { taprooms: [], pages: [], redirects: [] })).toBeNull();
});
