/** What may be sent as a picture, and the sentence for what may not. */
import type { FileRejection } from 'react-dropzone';

export const imageTypes = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/gif': ['.gif'],
  'image/webp': ['.webp'],
};
export const maxImageBytes = 25 * 1024 * 1024;
export const maxImages = 10;

export const imageHint = 'Max 25MB per image, up to 10 at once. JPG, PNG, GIF or WebP.';
const tooMany = 'You can upload up to 10 images at once';

const reasons: Record<string, string> = {
  'file-too-large': 'is larger than 25MB',
  'file-invalid-type': 'is not a JPG, PNG, GIF or WebP image',
  'file-too-small': 'is empty',
};

/** One sentence a file; one for all when there are too many. */
export function rejectionMessages(rejections: readonly FileRejection[]): string[] {
  const isTooMany = rejections.some(({ errors }) => errors.some(({ code }) => code === 'too-many-files'));
  if (isTooMany) return [tooMany];
  return rejections.map(({ file, errors }) => {
    const reason = reasons[errors[0]?.code ?? ''] ?? 'could not be read';
    return `${file.name} ${reason}`;
  });
}
