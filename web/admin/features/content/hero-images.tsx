/** Hero images within a form: of the website or of a taproom. */
import { Badge, Box, Group, Image, Paper, Stack, Switch, Text, Textarea } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import type { Dispatch, ReactNode, SetStateAction } from 'react';
import { heroPages, type HeroPage } from '@domain/location/constants';
import type { HeroImage } from '@domain/location/schema';
import type { ImagesUpload } from '../../../api/staff/client';
import { imageUrl } from '../../../ui/responsive-image';
import { contentMutations } from '../../api/content';
import { TrashButton, UploadButton } from '../../components/buttons';
import { confirm } from '../../components/confirm';
import { CropPhoto, saveCrop } from '../../components/crop-photo';
import { hintBelow, type AnyForm } from '../../components/fields';
import { FormSection } from '../../components/form-parts';
import { ImageUpload } from '../../components/image-upload';
import { CustomBadge } from '../../components/labels';
import { SortableGrid } from '../../components/sortable';
import { toast } from '../../components/toast';
import { useDeleteImage } from '../../hooks/use-delete-record';
import { useUpload } from '../../hooks/use-upload';
import { clientErrorMessage } from '../../lib/error-message';
import { findImageProblem, imageAccept } from '../../lib/image-files';
import classes from './content.module.css';

export type HeroFormValues = Omit<HeroImage, 'alt'> & { alt: string };

type HeroForm = AnyForm & { values: { heroImages: HeroFormValues[] } };

export const toHeroFormValue = (image: HeroImage): HeroFormValues => ({ ...image, alt: image.alt ?? '' });

/** Groups the images by page and keeps the order within each page. */
export const sortByPage = (images: readonly HeroFormValues[]) =>
  heroPages.flatMap((page) => images.filter((image) => image.page === page));

export const toHeroImagesBody = (images: readonly HeroFormValues[]) =>
  images.map(({ _id, alt, isActive, page }) => ({ _id, alt, isActive, page }));

/** Applies an upload to `page`: keeps the edited order, removes deleted images, appends new ones. Other pages stay. */
function mergeHeroImages(edited: HeroFormValues[], stored: readonly HeroImage[], page: HeroPage): HeroFormValues[] {
  const kept = edited.filter((image) => image.page !== page || stored.some(({ _id }) => _id === image._id));
  const added = stored.filter(({ _id }) => !edited.some((image) => image._id === _id)).map(toHeroFormValue);
  return sortByPage([...kept, ...added]);
}

/** Crops keep the alt text. */
const toReplaced = (edited: HeroFormValues, stored: HeroImage, { replacement }: ImagesUpload): HeroFormValues => ({
  ...toHeroFormValue(stored),
  isActive: edited.isActive,
  ...(replacement && { alt: edited.alt }),
});

/** Text for the conflict dialog. */
export const formatHeroImages = (images: HeroFormValues[]) =>
  images
    .map(({ alt, url, isActive }) => `${alt || url.split('/').at(-1)}${isActive ? '' : ' (inactive)'}`)
    .join(', ') || '(none)';

type PhotoButtonsProps = {
  name: string;
  /** Null: there is no photo yet. */
  url: string | null;
  /** Stores a file in the place of the photo, and resolves to its URL. */
  put: (upload: ImagesUpload) => Promise<string | undefined>;
  remove: () => Promise<unknown>;
  children?: ReactNode;
};

/** Replaces, crops and deletes a photo of the site. Each applies at once. */
export function PhotoButtons({ name, url, put, remove, children }: PhotoButtonsProps) {
  const isEmpty = url === null;
  const upload = useUpload({
    mutationFn: async (input: ImagesUpload) => {
      const newUrl = await put(input);
      if (!input.replacement)
        toast.success(`Photo ${isEmpty ? 'uploaded' : 'replaced'}. Describe the new photo in its alt text.`);
      return newUrl;
    },
    onError: (error, { replacement }) => {
      if (!replacement) toast.error(clientErrorMessage(error, 'Failed to upload images. Please try again.'));
    },
  });
  const { deleteImage, isDeleting } = useDeleteImage(remove);
  const isBusy = upload.isPending || isDeleting;
  const handleFile = async (file: File) => {
    const problem = findImageProblem(file);
    if (problem) return void toast.error(problem);
    const question = {
      title: `Replace ${name}?`,
      message: `${file.name} takes its place on the site at once. The photo that is there now is deleted.`,
      confirmLabel: 'Replace photo',
    };
    if (isEmpty || (await confirm(question))) upload.mutate({ files: [file] });
  };
  const verb = isEmpty ? 'Add' : 'Replace';

  return (
    <Group gap={4}>
      <UploadButton
        fileLabel={`New photo for ${name}`}
        label={`${verb} photo: ${name}`}
        accept={imageAccept}
        isBusy={isBusy}
        onFile={(file) => void handleFile(file)}
      >
        {upload.percent === null ? `${verb} photo` : `Uploading… ${upload.percent}%`}
      </UploadButton>
      {!isEmpty && (
        <CropPhoto
          name={name}
          photo={url}
          isBusy={isBusy}
          onCrop={(cropped) =>
            saveCrop(url, cropped, (file, replacement) => upload.mutateAsync({ files: [file], replacement }))
          }
        />
      )}
      {children}
      {!isEmpty && <TrashButton label={`Delete ${name}`} isDisabled={isBusy} onClick={() => void deleteImage(name)} />}
    </Group>
  );
}

const inactiveStyle = { filter: 'grayscale(1)', opacity: 0.5 };

const missingAltText = 'Missing. Describe the image for people who can’t see it.';

type HeroSectionProps<Stored> = {
  form: HeroForm;
  setBase: Dispatch<SetStateAction<Stored | null>>;
  /** `main-website`, or the slug of a taproom. */
  location: string;
  page: HeroPage;
  title: string;
  hint?: string;
  /** The page shows all active images in turn; otherwise, only the first one. */
  isSlideshow?: boolean;
  uploadLabel: string;
};

/** The hero images of one page. Active toggles, alt texts and order are saved with Save Changes. */
export function HeroSection<Stored extends { heroImages: HeroImage[] }>(props: HeroSectionProps<Stored>) {
  const { form, setBase, location, page, title, hint, isSlideshow = false, uploadLabel } = props;
  const all = form.values.heroImages;
  const images = all.filter((image) => image.page === page);
  const setImages = (change: (edited: HeroFormValues[]) => HeroFormValues[]) =>
    form.setFieldValue('heroImages' as never, change as never);
  /** Uploads, replacements and deletes apply immediately; unsaved edits stay in the form. */
  const apply = (
    changeForm: (edited: HeroFormValues[]) => HeroFormValues[],
    changeStored: (stored: HeroImage[]) => HeroImage[],
  ) => {
    setImages(changeForm);
    setBase((base) => base && { ...base, heroImages: changeStored(base.heroImages) });
  };
  const upload = useUpload({
    mutationFn: contentMutations.addHeroImages,
    onSuccess: ({ images: stored }) => {
      toast.success('Images uploaded successfully!');
      apply(
        (edited) => mergeHeroImages(edited, stored, page),
        (before) => [...before.filter((image) => image.page !== page), ...stored],
      );
    },
  });
  const put = async (id: string, replacing: ImagesUpload) => {
    const { images: stored } = await contentMutations.replaceHeroImage({ id, ...replacing });
    const replaced = stored.find(({ _id }) => _id === id);
    if (replaced)
      apply(
        (edited) => edited.map((image) => (image._id === id ? toReplaced(image, replaced, replacing) : image)),
        (before) => before.map((image) => (image._id === id ? replaced : image)),
      );
    return replaced?.url;
  };
  const remove = async (id: string) => {
    await contentMutations.removeHeroImage(id);
    const isOther = ({ _id }: { _id: string }) => _id !== id;
    apply(
      (edited) => edited.filter(isOther),
      (before) => before.filter(isOther),
    );
  };
  const firstActive = images.find(({ isActive }) => isActive);
  const getName = (index: number) => `image ${index + 1} of ${title}`;
  const missingAlts = images.filter(({ alt }) => alt.trim() === '').length;
  return (
    <FormSection
      title={title}
      hint={hint}
      badge={
        <Group gap={6}>
          <CustomBadge isCustom={firstActive !== undefined} />
          {missingAlts > 0 && (
            <Badge size="sm" color="yellow" leftSection={<TriangleAlert size={12} />}>
              {missingAlts === 1 ? '1 image has no alt text' : `${missingAlts} images have no alt text`}
            </Badge>
          )}
        </Group>
      }
    >
      {images.length === 0 && <Text c="dimmed">No custom images. The site shows its default image.</Text>}
      {images.length > 1 && (
        <Text c="dimmed">
          {isSlideshow
            ? 'The page shows all active images, one after another, in this order.'
            : 'The site shows only the first active image. Move an image to the top to show it.'}
        </Text>
      )}
      <SortableGrid
        label={`Images of ${title}`}
        cols={1}
        items={images}
        getId={({ _id }) => _id}
        getName={getName}
        onReorder={(reordered) =>
          setImages((edited) => sortByPage([...edited.filter((image) => image.page !== page), ...reordered]))
        }
        renderItem={(image, index, moveButtons) => {
          const { _id: id, url, alt, isActive } = image;
          const name = getName(index);
          const path = `heroImages.${all.indexOf(image)}`;
          const isShown = isSlideshow ? isActive : image === firstActive;
          return (
            <Paper withBorder bg="gray.0" style={{ overflow: 'hidden' }}>
              <Box pos="relative">
                <Image
                  src={imageUrl(url, 1200)}
                  alt={alt || `Hero ${name}`}
                  loading="lazy"
                  bg="gray.2"
                  className={classes.image}
                  style={isActive ? undefined : inactiveStyle}
                />
                {isShown && (
                  <Badge variant="filled" color="green.8" pos="absolute" top={10} left={10}>
                    Shown on the site
                  </Badge>
                )}
              </Box>
              <Stack gap={8} px={12} py={10}>
                <Textarea
                  size="sm"
                  autosize
                  minRows={1}
                  label="Alt text"
                  aria-label={`Alt text of ${name}`}
                  description={alt.trim() === '' ? missingAltText : undefined}
                  descriptionProps={{ c: 'yellow.9' }}
                  {...hintBelow}
                  {...form.getInputProps(`${path}.alt` as never)}
                />
                <Group gap="sm" justify="space-between">
                  <Switch
                    size="sm"
                    label="Active"
                    aria-label={`Active: ${name}`}
                    {...form.getInputProps(`${path}.isActive` as never, { type: 'checkbox' })}
                  />
                  <PhotoButtons name={name} url={url} put={(replacing) => put(id, replacing)} remove={() => remove(id)}>
                    {moveButtons}
                  </PhotoButtons>
                </Group>
              </Stack>
            </Paper>
          );
        }}
      />
      <ImageUpload
        label={uploadLabel}
        upload={upload}
        onFiles={(files) => upload.isPending || upload.mutate({ location, page, files })}
      />
    </FormSection>
  );
}
