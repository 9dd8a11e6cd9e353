/** Adapts Strapi's upload plugin: images lose their metadata, and a failed upload leaves no files behind. */
import { createReadStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isReencoded, reencodePanelImage } from '#lib/image-file';
import { handleReplaced, trackStored, withRollback, type ProviderService, type UploadService } from './upload-rollback';

type PanelFile = {
  name: string;
  filepath?: string;
  /** Strapi removes it with its contents. */
  tmpWorkingDirectory?: string;
  size: number;
  getStream?: () => unknown;
};

/**
 * Strapi keeps the original, with its GPS position, whenever its own optimization would make the file larger. Images
 * uploaded through our API are re-encoded already.
 */
async function optimize(file: PanelFile): Promise<PanelFile> {
  const { filepath: from, tmpWorkingDirectory: folder } = file;
  if (!from || !folder || isReencoded(from)) return file;
  const reencoded = await reencodePanelImage(from, file.name);
  if (reencoded.filepath === from) return file;
  const filepath = join(folder, basename(reencoded.filepath));
  await rename(reencoded.filepath, filepath);
  return { ...file, filepath, size: reencoded.size / 1000, getStream: () => createReadStream(filepath) };
}

type UploadPlugin = { services: Record<string, unknown> };
type ServiceFactory<Service> = (context: unknown) => Service;

const isFactory = <Service>(service: unknown): service is ServiceFactory<Service> => typeof service === 'function';

function extendService<Service>(plugin: UploadPlugin, name: string, extend: (original: Service) => object) {
  const service = plugin.services[name];
  plugin.services[name] = (context: unknown) => {
    const original = isFactory<Service>(service) ? service(context) : (service as Service);
    return { ...original, ...extend(original) };
  };
}

export default (plugin: UploadPlugin): UploadPlugin => {
  // The site has its own image pipeline. A synchronous result also leaves no gap before Strapi awaits the thumbnail.
  extendService(plugin, 'image-manipulation', () => ({ optimize, generateResponsiveFormats: () => [] }));
  extendService(plugin, 'provider', ({ upload, replace }: ProviderService) => ({
    upload: trackStored(upload),
    replace: handleReplaced(replace),
  }));
  extendService(plugin, 'upload', ({ upload, replace }: UploadService) => ({
    upload: withRollback(upload),
    replace: withRollback(replace),
  }));
  return plugin;
};
