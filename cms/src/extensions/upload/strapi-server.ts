/** Adapts Strapi's upload plugin: files are checked and re-encoded, and a failed upload leaves no files behind. */
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { rejectDeletingUsedFiles } from '../../panel/file-use/file-use';
import { rejectOtherFormat, withCheckedFiles, type UploadedFile, withReadableFiles } from './checked-upload';
import { handleReplaced, trackStored, withRollback, type ProviderService } from './upload-rollback';

type UploadService = {
  upload: (input: { files: UploadedFile | UploadedFile[] }, ...options: unknown[]) => Promise<unknown>;
  replace: (id: number | string, input: { file: UploadedFile }, ...options: unknown[]) => Promise<unknown>;
  remove: (file: unknown) => Promise<unknown>;
  findOne: (id: number | string) => Promise<{ name: string; ext: string } | null>;
};

type UploadController = { upload: (ctx: Context) => Promise<unknown> };
type UploadPlugin = { services: Record<string, unknown>; controllers: Record<string, unknown> };
type ServiceFactory<Service> = (context: unknown) => Service;

const isFactory = <Service>(service: unknown): service is ServiceFactory<Service> => typeof service === 'function';

function extendService<Service>(plugin: UploadPlugin, name: string, extend: (original: Service) => object) {
  const service = plugin.services[name];
  plugin.services[name] = (context: unknown) => {
    const original = isFactory<Service>(service) ? service(context) : (service as Service);
    return { ...original, ...extend(original) };
  };
}

async function rejectUrl(): Promise<never> {
  throw new errors.ApplicationError(
    'The server does not load files from URLs. Please download the image and add its file.',
  );
}

const checkUpload =
  (upload: UploadService['upload']): UploadService['upload'] =>
  (input, ...options) =>
    withCheckedFiles([input.files].flat(), (files) => upload({ ...input, files }, ...options));

const checkReplacement =
  ({ replace, findOne }: UploadService): UploadService['replace'] =>
  (id, input, ...options) =>
    withCheckedFiles([input.file], async ([file = input.file]) => {
      rejectOtherFormat(file, await findOne(id));
      return replace(id, { ...input, file }, ...options);
    });

export default (plugin: UploadPlugin): UploadPlugin => {
  // Images are already re-encoded, and the site has its own image pipeline. A synchronous result also leaves no gap before
  // Strapi awaits the thumbnail.
  extendService(plugin, 'image-manipulation', () => ({
    optimize: (file: unknown) => file,
    generateResponsiveFormats: () => [],
  }));
  extendService(plugin, 'provider', ({ upload, replace }: ProviderService) => ({
    upload: trackStored(upload),
    replace: handleReplaced(replace),
  }));
  extendService(plugin, 'upload', (service: UploadService) => ({
    upload: checkUpload(withRollback(service.upload)),
    replace: checkReplacement({ ...service, replace: withRollback(service.replace) }),
    // The file is deleted after the commit: there is never a row without its file.
    remove: (file: unknown) => strapi.db.transaction(() => service.remove(file)),
  }));
  // The panel's own "From URL" loads images in the browser. The server must not fetch URLs of its own network: Strapi's
  // check misses redirects, 0.0.0.0 and names that resolve differently the second time.
  extendService(plugin, 'file', () => ({ fetchUrlToInputFile: rejectUrl }));
  rejectDeletingUsedFiles(plugin);
  const controller = plugin.controllers['admin-upload'] as UploadController;
  plugin.controllers['admin-upload'] = { ...controller, upload: withReadableFiles(controller.upload) };
  return plugin;
};
