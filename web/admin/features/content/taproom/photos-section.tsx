import { AspectRatio, Center, Group, Image, SimpleGrid, Stack, Text, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import type { PhotoUse } from '@domain/taproom/limits';
import type { StaffTaproom } from '@domain/taproom/schema';
import { imageUrl } from '../../../../ui/responsive-image';
import type { ImagesUpload } from '../../../../api/staff/client';
import type { Removal } from '../../../api/query';
import { addTaproomPhotos, removeGalleryPhoto, removeTaproomPhoto, taproomApi } from '../../../api/taprooms';
import { SmallButton } from '../../../components/buttons';
import { CropPhoto, saveCrop, type CroppedPhoto } from '../../../components/crop-photo';
import { FormSection } from '../../../components/form-parts';
import { LabelWithHint } from '../../../components/labels';
import { PhotoEditor } from '../../../components/photo-editor';
import { toast } from '../../../components/toast';
import { useDeleteImage } from '../../../hooks/use-delete-record';
import { useUpload } from '../../../hooks/use-upload';
import { clientErrorMessage } from '../../../lib/error-message';
import { isSame } from '../../../lib/merge';
import { ReplacePhoto } from '../hero-images';
import { toFormValues, type PhotoName, type TaproomFormApi } from './taproom-form-values';

type SinglePhotoOptions = {
  name: PhotoName;
  use: Exclude<PhotoUse, 'gallery'>;
  label: string;
  /** Names the part of the site that shows it. */
  hint: string;
  emptyText?: string;
};

const singlePhotos: SinglePhotoOptions[] = [
  { name: 'cardPhoto', use: 'card', label: 'Card photo', hint: 'On the home page and in link previews' },
  { name: 'sidePhoto', use: 'side', label: 'Side photo', hint: 'Beside the figures', emptyText: 'No photo' },
  { name: 'hostPhoto', use: 'host', label: 'Private-event photo', hint: 'In “Host an event”' },
];

type SinglePhotoProps = SinglePhotoOptions & {
  form: TaproomFormApi;
  taproom: StaffTaproom;
  /** Called after an upload or delete, with the stored taproom. */
  onStored: (name: PhotoName, stored: StaffTaproom, isCropped?: boolean) => void;
};

/** One photo of the page. Uploads and deletes apply at once; the alt text is saved with the form. */
function SinglePhoto({ form, taproom, name, use, label, hint, onStored, ...rest }: SinglePhotoProps) {
  const { emptyText = 'The site’s default photo' } = rest;
  const { slug, [name]: photo } = taproom;
  const upload = useUpload({
    mutationFn: addTaproomPhotos,
    onSuccess: ({ taproom: stored }, { replacement }) => {
      if (!replacement) toast.success('Photo uploaded. Describe it in its alt text.');
      onStored(name, stored, replacement !== undefined);
    },
    onError: (error, { replacement }) => {
      if (!replacement) toast.error(clientErrorMessage(error, 'Failed to upload images. Please try again.'));
    },
  });
  const handleCrop = (url: string, cropped: CroppedPhoto) =>
    saveCrop(url, cropped, async (file, replacement) => {
      const { taproom: stored } = await upload.mutateAsync({ slug, use, files: [file], replacement });
      return stored[name]?.url;
    });
  const { deleteImage, isDeleting } = useDeleteImage(removeTaproomPhoto, ({ taproom: stored }) =>
    onStored(name, stored),
  );

  return (
    <Stack gap={8} role="group" aria-label={label}>
      <LabelWithHint label={label} hint={hint} />
      <AspectRatio ratio={3 / 2}>
        {photo ? (
          <Image
            src={imageUrl(photo.url, 640)}
            alt={photo.alt || label}
            loading="lazy"
            radius="sm"
            bg="gray.1"
            bd="1px solid gray.3"
          />
        ) : (
          <Center fz="sm" c="dimmed" bg="gray.1" bd="1px solid gray.3" bdrs="sm">
            {emptyText}
          </Center>
        )}
      </AspectRatio>
      {photo && (
        <Textarea
          size="sm"
          autosize
          minRows={3}
          label="Alt text"
          aria-label={`Alt text of ${label}`}
          placeholder="Describe the photo"
          {...form.getInputProps(`photoAlts.${name}`)}
        />
      )}
      <Group gap={4}>
        <ReplacePhoto
          name={label}
          percent={upload.percent}
          isBusy={upload.isPending || isDeleting}
          isEmpty={photo === null}
          onReplace={(file) => upload.mutate({ slug, use, files: [file] })}
        />
        {photo && (
          <CropPhoto
            name={label}
            photo={photo.url}
            isBusy={upload.isPending || isDeleting}
            onCrop={(cropped) => handleCrop(photo.url, cropped)}
          />
        )}
        {photo && (
          <SmallButton
            variant="subtle"
            color="red.8"
            icon={Trash2}
            aria-label={`Delete ${label}`}
            loading={isDeleting}
            onClick={() => void deleteImage(label, { slug, use })}
          >
            Delete
          </SmallButton>
        )}
      </Group>
    </Stack>
  );
}

type PhotosSectionProps = {
  form: TaproomFormApi;
  taproom: StaffTaproom;
  onBase: (taproom: StaffTaproom) => void;
};

const toImages = ({ taproom }: { taproom: StaffTaproom }) => ({ images: taproom.gallery });

/** Ids are slugs. */
const galleryApi = {
  ...taproomApi,
  addImages: async ({ id: slug, ...upload }: ImagesUpload & { id: string }) =>
    toImages(await addTaproomPhotos({ slug, use: 'gallery', ...upload })),
  removeImage: async ({ id: slug, index, cloudStoragePath }: Removal) =>
    toImages(await removeGalleryPhoto(slug, index, cloudStoragePath)),
};

export function PhotosSection({ form, taproom, onBase }: PhotosSectionProps) {
  const queryClient = useQueryClient();
  /** The stored version becomes the base unless other users have changed it too. */
  const handleStored = (name: PhotoName, stored: StaffTaproom, isCropped = false) => {
    if (!isCropped) form.setFieldValue(`photoAlts.${name}`, stored[name]?.alt ?? '');
    const changed = { ...taproom, [name]: stored[name] };
    onBase(isSame(toFormValues(stored), toFormValues(changed)) ? stored : changed);
    void taproomApi.invalidate(queryClient);
  };

  return (
    <FormSection title="Photos">
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md">
        {singlePhotos.map((photo) => (
          <SinglePhoto key={photo.name} {...{ form, taproom }} {...photo} onStored={handleStored} />
        ))}
      </SimpleGrid>
      <Text fw={600} mt="xs">
        Gallery
      </Text>
      <PhotoEditor
        form={form}
        field="gallery"
        record={taproom}
        setBase={onBase}
        toFormValues={toFormValues}
        api={galleryApi}
        hasNoPrimary
        cols={{ base: 1, xs: 2, md: 3 }}
      />
    </FormSection>
  );
}
