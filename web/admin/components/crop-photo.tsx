import { Button, Center, Group, Modal, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Crop, RotateCcw, RotateCw } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { ImageReplacementFields } from '@domain/shared/image-input';
import type { FocalPoint } from '@domain/shared/media-url';
import { drawEdit, focalPointOf, moveFocalPoint, renderEdit, rotateLeft, rotateRight, unedited } from '../lib/crop';
import { clientErrorMessage } from '../lib/error-message';
import { isSame } from '../lib/merge';
import { watchLostFocus } from '../lib/restore-focus';
import { QueryState } from './query-state';
import { showUndoToast, toast } from './toast';
import { IconButton } from './buttons';
import { ErrorAlert } from './error-alert';

export type CroppedPhoto = {
  file: File;
  original: File;
  /** Moved with the photo. Null: the center. */
  focalPoint: FocalPoint | null;
};

const toReplacement = (replaces: string, focalPoint: FocalPoint | null): ImageReplacementFields => ({
  replaces,
  ...(focalPoint && { at: `${focalPoint.x}-${focalPoint.y}` }),
});

/** Puts a file in the place of a stored photo, and returns the URL that it got. */
type Put = (file: File, replacement: ImageReplacementFields) => Promise<string | undefined>;

/** Replaces the photo with this URL by its crop. Undo puts the original back. */
export async function saveCrop(url: string, { file, original, focalPoint }: CroppedPhoto, put: Put) {
  const croppedUrl = await put(file, toReplacement(url, focalPoint));
  const message = 'Photo cropped';
  if (croppedUrl === undefined) return toast.success(message);
  showUndoToast({ key: 'crop', message, onUndo: () => put(original, toReplacement(croppedUrl, focalPointOf(url))) });
}

const fileNameIn = (url: string) => /[^/?]*(?=\?|$)/.exec(url)?.[0] ?? '';

/** The media library appends a hash to names. */
const withoutHash = (fileName: string) => fileName.replace(/_[0-9a-f]{10}(?=\.)/, '');

/** Fetches from our own origin even what is in a bucket, which need not let scripts of other origins read its files. */
async function fetchFile(url: string): Promise<File> {
  const fileName = fileNameIn(url);
  const response = await fetch(url.startsWith('/') ? url : `/uploads/${fileName}`);
  if (!response.ok) throw new Error(`Loading the photo failed with status ${response.status}`);
  const blob = await response.blob();
  return new File([blob], withoutHash(fileName), { type: blob.type });
}

/** The photo, and the library, which only this dialog needs. */
async function load(photo: string | File) {
  const [{ ReactCrop }, original] = await Promise.all([
    import('react-image-crop'),
    typeof photo === 'string' ? fetchFile(photo) : photo,
    import('react-image-crop/dist/ReactCrop.css'),
  ]);
  return { ReactCrop, original, bitmap: await createImageBitmap(original) };
}

const handleLabels = {
  cropArea: 'What is kept',
  nwDragHandle: 'Top left corner',
  nDragHandle: 'Top edge',
  neDragHandle: 'Top right corner',
  eDragHandle: 'Right edge',
  seDragHandle: 'Bottom right corner',
  sDragHandle: 'Bottom edge',
  swDragHandle: 'Bottom left corner',
  wDragHandle: 'Left edge',
};

const canvasStyle = { display: 'block', maxWidth: '100%', maxHeight: '52dvh', touchAction: 'none' } as const;

/** Crops would keep only the first frame. */
const isAnimation = (photo: string | File) =>
  typeof photo === 'string' ? /\.gif(?:\?|$)/.test(photo) : photo.type === 'image/gif';

/** How long a slow connection may take for a photo. */
const uploadTimeoutMs = 60_000;

type CropPhotoProps = {
  name: string;
  /** A URL, or a file that is not uploaded yet. */
  photo: string | File;
  /** The focal point of the photo; by default, the one in its URL. */
  focalPoint?: FocalPoint | null;
  isBusy?: boolean;
  position?: { pos: 'absolute'; top: number; left: number };
  /** Stores the cropped photo. The dialog shows a rejection and keeps the selection. */
  onCrop: (cropped: CroppedPhoto) => unknown;
};

export function CropPhoto({ name, photo, focalPoint, isBusy = false, position, onCrop }: CropPhotoProps) {
  const label = `Crop and rotate ${name}`;
  const [isOpen, setOpen] = useState(false);
  const [edit, setEdit] = useState(unedited);
  const query = useQuery({
    queryKey: ['crop', typeof photo === 'string' ? photo : [photo.name, photo.size, photo.lastModified]],
    queryFn: () => load(photo),
    enabled: isOpen,
    staleTime: Infinity,
    gcTime: 0,
  });
  const bitmap = query.data?.bitmap;
  const { turns, crop } = edit;
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (canvas && bitmap) drawEdit(canvas, bitmap, { ...unedited, turns }, 1600);
    },
    [bitmap, turns],
  );
  const point = focalPoint === undefined && typeof photo === 'string' ? focalPointOf(photo) : (focalPoint ?? null);
  const save = useMutation({
    mutationFn: async () => {
      if (!query.data) return;
      const { original } = query.data;
      const file = await renderEdit(query.data.bitmap, edit, original);
      // The new photo can have a button of its own, and takes this dialog's place before the mutation ends.
      watchLostFocus(
        () => [...document.querySelectorAll('button')].find((button) => button.getAttribute('aria-label') === label),
        uploadTimeoutMs,
      );
      await onCrop({ file, original, focalPoint: moveFocalPoint(point, edit) });
    },
    onSuccess: () => setOpen(false),
  });
  if (isAnimation(photo)) return null;
  const handleOpen = () => {
    save.reset();
    setEdit(unedited);
    setOpen(true);
  };
  const handleClose = () => save.isPending || setOpen(false);
  const handleApply = () => {
    if (isSame(edit, unedited)) handleClose();
    else if (!save.isPending) save.mutate();
  };
  return (
    <>
      <IconButton
        icon={Crop}
        {...position}
        variant={position && 'default'}
        label={label}
        isDisabled={isBusy}
        onClick={() => handleOpen()}
      />
      <Modal opened={isOpen} onClose={handleClose} title={label} size="lg">
        <QueryState query={query} errorText="Failed to load the photo">
          {({ ReactCrop }) => (
            <Stack gap="sm">
              <Center p={12} bg="gray.2" bdrs="sm">
                <ReactCrop
                  crop={{ unit: '%', ...crop }}
                  onChange={(_pixels, { unit: _unit, ...changed }) => setEdit({ turns, crop: changed })}
                  ariaLabels={handleLabels}
                  keepSelection
                  ruleOfThirds
                  disabled={save.isPending}
                  minWidth={32}
                  minHeight={32}
                >
                  <canvas ref={draw} style={canvasStyle} />
                </ReactCrop>
              </Center>
              <Text size="xs" c="dimmed">
                Drag the corners. With a keyboard, Tab to a corner or an edge and press the arrow keys, with Shift for
                larger steps.
              </Text>
              {save.error && (
                <ErrorAlert title={clientErrorMessage(save.error, 'Failed to save the photo. Please try again.')} />
              )}
              <Group gap="xs" justify="space-between">
                <Group gap="xs">
                  <IconButton
                    icon={RotateCcw}
                    variant="default"
                    label="Rotate left"
                    onClick={() => setEdit(rotateLeft(edit))}
                  />
                  <IconButton
                    icon={RotateCw}
                    variant="default"
                    label="Rotate right"
                    onClick={() => setEdit(rotateRight(edit))}
                  />
                  <Button variant="subtle" onClick={() => setEdit(unedited)}>
                    Reset
                  </Button>
                </Group>
                <Group gap="xs" ml="auto">
                  <Button variant="default" onClick={handleClose}>
                    Cancel
                  </Button>
                  <Button aria-disabled={save.isPending} onClick={handleApply}>
                    {save.isPending ? 'Saving…' : 'Apply'}
                  </Button>
                </Group>
              </Group>
            </Stack>
          )}
        </QueryState>
      </Modal>
    </>
  );
}
