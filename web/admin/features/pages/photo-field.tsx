import { Button, Center, Group, Image, Input, Stack, Textarea, UnstyledButton } from '@mantine/core';
import { ImageUp, Trash2 } from 'lucide-react';
import { useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import type { FocalPoint } from '@domain/shared/media-url';
import { isBuiltInPhoto } from '@domain/page/built-in-photos';
import { imageUrl } from '../../../ui/responsive-image';
import { addLibraryPhotos } from '../../api/website';
import { CropPhoto, type CroppedPhoto } from '../../components/crop-photo';
import { hintBelow } from '../../components/fields';
import { LabelWithHint } from '../../components/labels';
import { SortableGrid } from '../../components/sortable';
import { useUpload } from '../../hooks/use-upload';
import { builtInAlt, builtInThumbnail, PhotoPicker } from './photo-picker';
import { isLibraryPhoto, type CustomFieldProps, type PhotoValue } from './page-form';
import classes from './pages.module.css';
import { SmallButton } from '../../components/buttons';

const center: FocalPoint = { x: 50, y: 50 };

const arrows: Record<string, FocalPoint> = {
  ArrowLeft: { x: -5, y: 0 },
  ArrowRight: { x: 5, y: 0 },
  ArrowUp: { x: 0, y: -5 },
  ArrowDown: { x: 0, y: 5 },
};

const clamp = (value: number) => Math.round(Math.min(100, Math.max(0, value)));

const photoSize = { w: 'auto', maw: '100%', mah: 220, radius: 'sm' };

type FocalPointProps = { photo: PhotoValue; name: string; onChange: (focalPoint: FocalPoint) => void };

/** The photo with the point that crops keep, which is set by a click, a touch or the arrow keys. */
function FocalPointImage({ photo, name, onChange }: FocalPointProps) {
  const { x, y } = photo.focalPoint ?? center;
  const handleClick = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // Enter and Space are clicks without a position.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: clamp(((clientX - left) / width) * 100), y: clamp(((clientY - top) / height) * 100) });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = arrows[event.key];
    if (!step) return;
    event.preventDefault();
    onChange({ x: clamp(x + step.x), y: clamp(y + step.y) });
  };
  return (
    <UnstyledButton
      pos="relative"
      w="fit-content"
      maw="100%"
      style={{ cursor: 'crosshair' }}
      aria-label={`Focal point of ${name}: ${x}% across, ${y}% down. Move it with the arrow keys.`}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
    >
      <Image {...photoSize} src={imageUrl(photo.url.split('?at=')[0] ?? photo.url, 640)} alt="" draggable={false} />
      <span className={classes.focusPoint} style={{ left: `${x}%`, top: `${y}%` }} />
    </UnstyledButton>
  );
}

type PhotoDetailsProps = { photo: PhotoValue; name: string; onChange: (photo: PhotoValue) => void };

function PhotoDetails({ photo, name, onChange }: PhotoDetailsProps) {
  const upload = useUpload({ mutationFn: addLibraryPhotos });
  // The library keeps the original, which other pages may show.
  const handleCrop = async ({ file, focalPoint }: CroppedPhoto) => {
    const { photos } = await upload.mutateAsync({ files: [file] });
    const [cropped] = photos;
    if (cropped) onChange({ ...cropped, alt: photo.alt, focalPoint });
  };
  return (
    <>
      <FocalPointImage photo={photo} name={name} onChange={(focalPoint) => onChange({ ...photo, focalPoint })} />
      <CropPhoto name={name} photo={photo.url} focalPoint={photo.focalPoint} onCrop={handleCrop} />
      <Textarea
        size="sm"
        autosize
        minRows={1}
        maxLength={300}
        label="Alt text"
        aria-label={`Alt text of ${name}`}
        placeholder="Describe the photo for people who can’t see it"
        description="Click the photo where its most important part is: crops keep it."
        {...hintBelow}
        value={photo.alt ?? ''}
        onChange={({ currentTarget }) => onChange({ ...photo, alt: currentTarget.value })}
      />
    </>
  );
}

type GroupProps = { label: string; hint?: string | undefined; children: ReactNode };

const PhotoGroup = ({ label, hint, children }: GroupProps) => (
  <Stack gap={6} role="group" aria-label={label}>
    <LabelWithHint label={label} hint={hint} />
    {children}
  </Stack>
);

/** `hasBuiltIn`: photos that come with the site can be chosen too. */
type PhotoFieldProps = CustomFieldProps<unknown> & { hasBuiltIn: boolean };

export function PhotoField({ label, hint, path, value, error, hasBuiltIn, onChange }: PhotoFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const choose = (photo: unknown) => {
    if (photo) onChange(photo);
    setOpen(false);
  };
  const builtIn = typeof value === 'object' && value !== null && 'builtIn' in value ? value.builtIn : null;
  return (
    <PhotoGroup label={label} hint={hint}>
      {isLibraryPhoto(value) && <PhotoDetails photo={value} name={label} onChange={onChange} />}
      {isBuiltInPhoto(builtIn) && (
        <Image {...photoSize} src={builtInThumbnail(builtIn, 640)} alt={builtInAlt(builtIn)} />
      )}
      {value === null && (
        <Center h={72} fz="sm" c="dimmed" bg="gray.1" bdrs="sm">
          No photo
        </Center>
      )}
      {error && <Input.Error>{error}</Input.Error>}
      <Group gap={4}>
        <SmallButton
          icon={ImageUp}
          data-path={path}
          aria-label={`${value === null ? 'Choose' : 'Change'} photo: ${label}`}
          onClick={() => setOpen(true)}
        >
          {value === null ? 'Choose photo' : 'Change photo'}
        </SmallButton>
        {value !== null && (
          <SmallButton
            variant="subtle"
            color="red.8"
            icon={Trash2}
            aria-label={`Remove photo: ${label}`}
            onClick={() => onChange(null)}
          >
            Remove
          </SmallButton>
        )}
      </Group>
      <PhotoPicker
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onChoose={([photo]) => choose(photo)}
        onChooseBuiltIn={hasBuiltIn ? (name) => choose({ builtIn: name }) : null}
      />
    </PhotoGroup>
  );
}

export function PhotosField({
  label,
  hint,
  path,
  value,
  max,
  error,
  onChange,
}: CustomFieldProps<PhotoValue[]> & { max: number }) {
  const [isOpen, setOpen] = useState(false);
  const add = (added: PhotoValue[]) => {
    const others = added.filter(({ id }) => !value.some((photo) => photo.id === id));
    onChange([...value, ...others].slice(0, max));
    setOpen(false);
  };
  return (
    <PhotoGroup label={label} hint={hint}>
      <SortableGrid
        label={label}
        cols={{ base: 1, xs: 2 }}
        items={value}
        getId={({ id }) => String(id)}
        getName={(index) => `photo ${index + 1}`}
        onReorder={onChange}
        renderItem={(photo, index, moveButtons) => (
          <Stack gap={6}>
            <PhotoDetails
              photo={photo}
              name={`photo ${index + 1}`}
              onChange={(changed) => onChange(value.with(index, changed))}
            />
            <Group gap={0} justify="space-between" wrap="nowrap">
              {moveButtons}
              <Button
                size="compact-xs"
                variant="subtle"
                color="red.8"
                aria-label={`Remove photo ${index + 1}`}
                onClick={() => onChange(value.toSpliced(index, 1))}
              >
                Remove
              </Button>
            </Group>
          </Stack>
        )}
      />
      {error && <Input.Error>{error}</Input.Error>}
      {value.length < max && (
        <SmallButton w="fit-content" icon={ImageUp} data-path={path} onClick={() => setOpen(true)}>
          Add photos
        </SmallButton>
      )}
      <PhotoPicker isOpen={isOpen} onClose={() => setOpen(false)} onChoose={add} onChooseBuiltIn={null} />
    </PhotoGroup>
  );
}
