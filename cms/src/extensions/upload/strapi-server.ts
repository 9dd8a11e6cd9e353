/**
 * Pictures that come in through the panel lose their metadata, too. Strapi keeps the original, with the place where a
 * photo was taken, whenever its own rewriting would make the file larger.
 */
import { createReadStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isReencoded, reencodePanelImage } from '#lib/image-file';

type PanelFile = {
  name: string;
  filepath?: string;
  /** Strapi removes it with all that is in it. */
  tmpWorkingDirectory?: string;
  size: number;
  getStream?: () => unknown;
};
type ImageManipulation = (context: unknown) => { optimize: (file: PanelFile) => Promise<PanelFile> };
type UploadPlugin = { services: { 'image-manipulation': unknown } };

async function withoutMetadata(file: PanelFile): Promise<PanelFile> {
  const { filepath: from, tmpWorkingDirectory: folder } = file;
  if (!from || !folder || isReencoded(from)) return file;
  const written = await reencodePanelImage(from, file.name);
  if (written.filepath === from) return file;
  const filepath = join(folder, basename(written.filepath));
  await rename(written.filepath, filepath);
  return { ...file, filepath, size: written.size / 1000, getStream: () => createReadStream(filepath) };
}

const isFactory = (service: unknown): service is ImageManipulation => typeof service === 'function';

export default (plugin: UploadPlugin): UploadPlugin => {
  const original = plugin.services['image-manipulation'];
  plugin.services['image-manipulation'] = isFactory(original)
    ? (context: unknown) => ({ ...original(context), optimize: withoutMetadata })
    : { ...(original as object), optimize: withoutMetadata };
  return plugin;
};
