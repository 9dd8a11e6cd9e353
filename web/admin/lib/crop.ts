import { readFocalPoint, type FocalPoint } from '@domain/shared/media-url';

/** Values in percent of the rotated photo. */
type Crop = { x: number; y: number; width: number; height: number };

/** Quarter turns clockwise, and then what is kept. */
export type PhotoEdit = { turns: 0 | 1 | 2 | 3; crop: Crop };

export const unedited: PhotoEdit = { turns: 0, crop: { x: 0, y: 0, width: 100, height: 100 } };

const nextTurn = { 0: 1, 1: 2, 2: 3, 3: 0 } as const;

/** The crop turns with the photo. */
export const rotateRight = ({ turns, crop: { x, y, width, height } }: PhotoEdit): PhotoEdit => ({
  turns: nextTurn[turns],
  crop: { x: 100 - y - height, y: x, width: height, height: width },
});

export const rotateLeft = (edit: PhotoEdit) => rotateRight(rotateRight(rotateRight(edit)));

const toPercent = (offset: number, size: number) => Math.round(Math.min(100, Math.max(0, (offset / size) * 100)));

/** The position of the point in the edited photo. Null: the center. */
export function moveFocalPoint(point: FocalPoint | null, { turns, crop }: PhotoEdit): FocalPoint | null {
  if (!point) return null;
  let { x, y } = point;
  for (let turn = 0; turn < turns; turn++) [x, y] = [100 - y, x];
  return readFocalPoint({ x: toPercent(x - crop.x, crop.width), y: toPercent(y - crop.y, crop.height) });
}

export function focalPointOf(url: string): FocalPoint | null {
  const [, x, y] = /[?&]at=(\d+)-(\d+)/.exec(url) ?? [];
  return readFocalPoint({ x: Number(x), y: Number(y) });
}

/** Fills the canvas, at most `maxSide` pixels wide and high, with what the edit keeps. */
export function drawEdit(canvas: HTMLCanvasElement, photo: ImageBitmap, edit: PhotoEdit, maxSide: number) {
  const { turns, crop } = edit;
  const [width, height] = turns % 2 === 0 ? [photo.width, photo.height] : [photo.height, photo.width];
  const kept = { width: (width * crop.width) / 100, height: (height * crop.height) / 100 };
  const scale = Math.min(1, maxSide / Math.max(kept.width, kept.height));
  canvas.width = Math.max(1, Math.round(kept.width * scale));
  canvas.height = Math.max(1, Math.round(kept.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no memory for the photo');
  context.scale(scale, scale);
  context.translate(width / 2 - (width * crop.x) / 100, height / 2 - (height * crop.y) / 100);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(photo, -photo.width / 2, -photo.height / 2);
}

/** Twice as wide as any image of the site; some phones have no larger canvas. */
const maxSide = 4000;
/** Transparent parts would become black in a JPEG. */
const typesWithAlpha = ['image/png', 'image/webp'];

export function renderEdit(photo: ImageBitmap, edit: PhotoEdit, { name, type }: File): Promise<File> {
  const canvas = document.createElement('canvas');
  drawEdit(canvas, photo, edit, maxSide);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(new File([blob], name, { type: blob.type })) : reject(new Error('Nothing was drawn'))),
      typesWithAlpha.includes(type) ? type : 'image/jpeg',
      0.95,
    ),
  );
}
