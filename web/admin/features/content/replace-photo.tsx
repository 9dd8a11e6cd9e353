import { confirm } from '../../components/confirm';
import { toast } from '../../components/toast';
import { findImageProblem, imageAccept } from '../../lib/image-files';
import { UploadButton } from '../../components/buttons';

type ReplacePhotoProps = {
  name: string;
  percent: number | null;
  isBusy: boolean;
  /** There is no photo yet: nothing to confirm. */
  isEmpty?: boolean;
  onReplace: (file: File) => void;
};

/** Uploads a photo in place of another one. It applies at once and deletes the old photo, so it needs a confirmation. */
export function ReplacePhoto({ name, percent, isBusy, isEmpty = false, onReplace }: ReplacePhotoProps) {
  const handleFile = async (file: File) => {
    const problem = findImageProblem(file);
    if (problem) return void toast.error(problem);
    const isConfirmed =
      isEmpty ||
      (await confirm({
        title: `Replace ${name}?`,
        message: `${file.name} takes its place on the site at once. The photo that is there now is deleted.`,
        confirmLabel: 'Replace photo',
      }));
    if (isConfirmed) onReplace(file);
  };

  return (
    <UploadButton
      fileLabel={`New photo for ${name}`}
      label={`${isEmpty ? 'Add' : 'Replace'} photo: ${name}`}
      accept={imageAccept}
      isBusy={isBusy}
      onFile={(file) => void handleFile(file)}
    >
      {percent === null ? `${isEmpty ? 'Add' : 'Replace'} photo` : `Uploading… ${percent}%`}
    </UploadButton>
  );
}
