import { FileButton } from '@mantine/core';
import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { confirm } from '../../components/confirm';
import { toast } from '../../components/toast';
import { findImageProblem, imageTypes } from '../../lib/image-files';
import { SmallButton } from '../../components/buttons';

type ReplacePhotoProps = {
  /** Such as `image 2 of Home`. */
  name: string;
  /** Null when idle. */
  percent: number | null;
  isBusy: boolean;
  /** There is no photo yet: nothing to confirm. */
  isEmpty?: boolean;
  onReplace: (file: File) => void;
};

/** Uploads a photo in place of another one. It applies at once and deletes the old photo, so it needs a confirmation. */
export function ReplacePhoto({ name, percent, isBusy, isEmpty = false, onReplace }: ReplacePhotoProps) {
  const resetFile = useRef<() => void>(null);
  const handleFile = async (file: File | null) => {
    // Without a reset, choosing the same file again fires no change event.
    resetFile.current?.();
    if (!file || isBusy) return;
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
    <FileButton
      onChange={(file) => void handleFile(file)}
      resetRef={resetFile}
      accept={Object.keys(imageTypes).join(',')}
      inputProps={{ 'aria-label': `New photo for ${name}` }}
    >
      {(props) => (
        <SmallButton
          {...props}
          icon={ImageUp}
          aria-label={`${isEmpty ? 'Add' : 'Replace'} photo: ${name}`}
          aria-disabled={isBusy}
        >
          {percent === null ? `${isEmpty ? 'Add' : 'Replace'} photo` : `Uploading… ${percent}%`}
        </SmallButton>
      )}
    </FileButton>
  );
}
