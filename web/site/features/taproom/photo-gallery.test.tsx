import { render, screen } from '@testing-library/react';
import { PhotoGallery } from './taproom-sections';

const gallery = Array.from({ length: 7 }, (_, index) => ({
  url: `/uploads/${index}.jpg`,
  alt: `Photo ${index}`,
  width: 1200,
  height: 800,
}));

/** The widths in which the photos are loaded, in percent of the screen's: on wide screens, and on phones. */
test.each([
  [1, ['100 100']],
  [2, ['60 50', '40 50']],
  [3, ['60 100', '40 50', '40 50']],
  [7, ['40 50', '20 50', '20 50', '40 50', '20 50', '20 50']],
])('of %i photos, each is loaded in the width of its place', (count, widths) => {
  render(<PhotoGallery section={{ heading: 'Photos' }} taproom={{ gallery: gallery.slice(0, count) }} />);
  const sizes = screen.getAllByRole('img').map((image) => image.getAttribute('sizes') ?? '');
  expect(sizes.map((size) => (size.match(/\d+(?=vw)/g) ?? []).join(' '))).toEqual(widths);
});
