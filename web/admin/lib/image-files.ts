/** Limits of image uploads, and the messages for rejected files. */
import type { FileRejection } from 'react-dropzone';
import { messages } from '@domain/shared/messages';

export const imageTypes = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/gif': ['.gif'],
  'image/webp': ['.webp'],
  'image/heic': ['.heic'],
  'image/heif': ['.heif', '.hif'],
};
/** Types and extensions: not every system knows the types of HEIC. */
export const imageAccept = Object.entries(imageTypes).flat(2);
export const maxImageBytes = 25 * 1024 * 1024;
export const maxImages = 10;

export const imageHint =
  'Max 25MB per image, up to 10 at once. JPG, PNG, GIF or WebP. iPhone photos (HEIC) become JPG.';

/** No browser but Safari shows such a photo before it is uploaded, and thereby converted. */
export const isHeic = ({ name, type }: Pick<File, 'name' | 'type'>) =>
  /\.(?:hei[cf]|hif)$/i.test(name) || /hei[cf]/.test(type);

/** Why a single file can't be uploaded; null if it can. */
export function findImageProblem({ name, size, type }: File): string | null {
  if (!(type in imageTypes || isHeic({ name, type }))) return `${name} ${reasons['file-invalid-type']}`;
  if (size === 0) return `${name} ${reasons['file-too-small']}`;
  return size > maxImageBytes ? `${name} ${reasons['file-too-large']}` : null;
}

const reasons: Record<string, string> = {
  'file-too-large': 'is larger than 25MB',
  'file-invalid-type': 'is not a JPG, PNG, GIF, WebP or HEIC image',
  'file-too-small': 'is empty',
};

/** One message per file, or a single one if there are too many files. */
export function rejectionMessages(rejections: readonly FileRejection[]): string[] {
  const hasTooMany = rejections.some(({ errors }) => errors.some(({ code }) => code === 'too-many-files'));
  if (hasTooMany) return [messages.tooManyImages];
  return rejections.map(({ file, errors }) => `${file.name} ${reasons[errors[0]?.code ?? ''] ?? 'could not be read'}`);
}

export const logoTypes = ['image/png', 'image/svg+xml'];

/** Checks the type the browser reports; the server checks the content. */
export const isLogoFile = ({ name, type }: File) =>
  logoTypes.includes(type) || (type === '' && /\.(png|svg)$/i.test(name));
