import { SimpleGrid, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { StaffTaproom } from '@domain/taproom/staff-schema';
import { addTaproomPhotos, fetchLatestTaproom, invalidateTaprooms, removeGalleryPhoto } from '../../../api/taprooms';
import { FormSection } from '../../../components/form-section';
import { PhotoEditor } from '../../../components/photo-editor';
import { usePhotoEditor } from '../../../hooks/use-photo-editor';
import { clientErrorMessage } from '../../../lib/error-message';
import { isSame } from '../../../lib/merge';
import { SinglePhoto } from './single-photo';
import { toFormValues, type PhotoName, type TaproomFormApi } from './taproom-form-values';

type PhotosSectionProps = {
  form: TaproomFormApi;
  taproom: StaffTaproom;
  /** Rebases the form. */
  onBase: (taproom: StaffTaproom) => void;
};

type WithImages = StaffTaproom & { images: StaffTaproom['gallery'] };

const withImages = (taproom: StaffTaproom): WithImages => ({ ...taproom, images: taproom.gallery });

const withGallery = ({ images, ...taproom }: WithImages): StaffTaproom => ({ ...taproom, gallery: images });

const toImages = ({ taproom }: { taproom: StaffTaproom }) => ({ images: taproom.gallery });

/** Uploads and deletes apply at once; order and alt texts are saved with the form. */
export function PhotosSection({ form, taproom, onBase }: PhotosSectionProps) {
  const queryClient = useQueryClient();
  const { slug } = taproom;
  const gallery = usePhotoEditor<WithImages>({
    form,
    record: withImages({ ...taproom, _id: slug }),
    setBase: (changed) => onBase({ ...withGallery(changed), _id: taproom._id }),
    toFormValues: (record) => toFormValues(withGallery(record)),
    addImages: {
      mutationFn: async ({ files, onProgress }) =>
        toImages(await addTaproomPhotos({ slug, use: 'gallery', files, onProgress })),
    },
    removeImage: {
      mutationFn: async ({ index, cloudStoragePath }) =>
        toImages(await removeGalleryPhoto(slug, index, cloudStoragePath)),
    },
    invalidate: () => invalidateTaprooms(queryClient),
    fetchLatest: async () => withImages({ ...(await fetchLatestTaproom(queryClient, slug)), _id: slug }),
    getDeleteErrorMessage: (error) => clientErrorMessage(error, 'Failed to delete image. Please try again.'),
  });
  /** The stored version becomes the base unless other users have changed it too. */
  const handleStored = (name: PhotoName, stored: StaffTaproom) => {
    form.setFieldValue(`photoAlts.${name}`, stored[name]?.alt ?? '');
    const changed = { ...taproom, [name]: stored[name] };
    onBase(isSame(toFormValues(stored), toFormValues(changed)) ? stored : changed);
    void invalidateTaprooms(queryClient);
  };
  const photo = { form, taproom, onStored: handleStored };

  return (
    <FormSection title="Photos">
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md">
        <SinglePhoto
          {...photo}
          name="cardPhoto"
          use="card"
          label="Card photo"
          hint="On the home page and in link previews"
        />
        <SinglePhoto
          {...photo}
          name="sidePhoto"
          use="side"
          label="Side photo"
          hint="Beside the figures"
          emptyText="No photo"
        />
        <SinglePhoto {...photo} name="hostPhoto" use="host" label="Private-event photo" hint="In “Host an event”" />
      </SimpleGrid>
      <Text size="sm" fw={600} mt="xs">
        Gallery
      </Text>
      <PhotoEditor {...gallery} hasNoPrimary cols={{ base: 1, xs: 2, md: 3 }} />
    </FormSection>
  );
}
