/** Columns of the grid, shape of the photos, and their `sizes`. */
type GalleryLayout = { columns: string; shape: string; sizes: string };

const few = '(min-width: 640px) 46vw, 100vw';
const several = '(min-width: 1024px) 25vw, 50vw';

/** The first of an odd number has a row of its own on two columns. */
const wideFirst = 'max-sm:*:first:col-span-2 max-sm:[&>:first-child_img]:aspect-2/1';

/** Layouts by the number of photos, so that the last row is full. */
const layouts: Record<number, GalleryLayout> = {
  1: { columns: '', shape: 'aspect-3/2 lg:aspect-2/1', sizes: '100vw' },
  2: { columns: 'sm:grid-cols-2', shape: 'aspect-4/3', sizes: few },
  3: { columns: 'sm:grid-cols-3', shape: 'aspect-4/3 sm:aspect-4/5', sizes: few },
  4: { columns: 'grid-cols-2 lg:grid-cols-4', shape: 'aspect-square', sizes: several },
  // The first one is as large as the four others together.
  5: {
    columns: `grid-cols-2 sm:grid-cols-4 sm:*:first:col-span-2 sm:*:first:row-span-2 ${wideFirst}`,
    shape: 'aspect-square',
    sizes: several,
  },
  6: { columns: 'grid-cols-2 sm:grid-cols-3', shape: 'aspect-square sm:aspect-4/3', sizes: several },
  9: { columns: `grid-cols-2 sm:grid-cols-3 ${wideFirst}`, shape: 'aspect-square sm:aspect-4/3', sizes: several },
};

export const galleryLayout = (count: number): GalleryLayout =>
  layouts[count] ?? {
    columns: `grid-cols-2 sm:grid-cols-3 lg:grid-cols-4 ${count % 2 === 1 ? wideFirst : ''}`,
    shape: 'aspect-square',
    sizes: several,
  };

/** Whether the last of `count` cards would be alone in its row: it is then as wide as the row. */
export const isAloneInRow = (count: number, columns: number): boolean => count > columns && count % columns === 1;
