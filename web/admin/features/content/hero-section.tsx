import { Badge, Group, Text, Switch, Textarea, Paper } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { TriangleAlert, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { HeroPage } from '@domain/location/constants';
import { imageUrl } from '../../../ui/responsive-image';
import { contentMutations } from '../../api/content';
import { confirmDelete } from '../../components/confirm';
import { CropPhoto, saveCrop, type CroppedPhoto } from '../../components/crop-photo';
import { FormSection } from '../../components/form-parts';
import { ImageUpload } from '../../components/image-upload';
import { CustomBadge } from '../../components/labels';
import { SortableGrid } from '../../components/sortable';
import { toast } from '../../components/toast';
import { useUpload } from '../../hooks/use-upload';
import { clientErrorMessage } from '../../lib/error-message';
import classes from './content.module.css';
import { sortByPage, type HeroForm, type HeroFormValues, type HeroImageHandlers } from './hero-form';
import { ReplacePhoto } from './replace-photo';
import { IconButton } from '../../components/buttons';

type HeroCardProps = {
  form: HeroForm;
  image: HeroFormValues;
  /** Path in the form, such as `heroImages.3`. */
  path: `heroImages.${number}`;
  name: string;
  moveButtons: ReactNode;
  isShown: boolean;
  isBusy: boolean;
  /** Of the upload of a new photo; null when idle. */
  replacePercent: number | null;
  onReplace: (file: File) => void;
  onCrop: (cropped: CroppedPhoto) => unknown;
  onDelete: () => void;
};

const missingAltText = 'Missing. Describe the image for people who can’t see it.';

function HeroCard({ form, image, path, name, moveButtons, isShown, isBusy, ...rest }: HeroCardProps) {
  const { replacePercent, onReplace, onCrop, onDelete } = rest;
  const hasAlt = image.alt.trim() !== '';
  return (
    <Paper withBorder className={classes.card} data-inactive={!image.isActive || undefined}>
      <div className={classes.preview}>
        <img
          src={imageUrl(image.url, 1200)}
          alt={image.alt || `Hero ${name}`}
          loading="lazy"
          className={classes.image}
        />
        {isShown && (
          <Badge variant="filled" color="green.8" className={classes.shown}>
            Shown on the site
          </Badge>
        )}
      </div>
      <div className={classes.fields}>
        <Textarea
          size="sm"
          autosize
          minRows={1}
          label="Alt text"
          aria-label={`Alt text of ${name}`}
          description={hasAlt ? undefined : missingAltText}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          classNames={{ description: classes.missing }}
          {...form.getInputProps(`${path}.alt`)}
        />
        <Group gap="sm" justify="space-between">
          <Switch
            size="sm"
            label="Active"
            aria-label={`Active: ${name}`}
            {...form.getInputProps(`${path}.isActive`, { type: 'checkbox' })}
          />
          <Group gap={4}>
            <ReplacePhoto name={name} percent={replacePercent} isBusy={isBusy} onReplace={onReplace} />
            <CropPhoto name={name} photo={image.url} isBusy={isBusy} onCrop={onCrop} />
            {moveButtons}
            <IconButton
              icon={Trash2}
              color="red.7"
              label={`Delete ${name}`}
              isDisabled={isBusy}
              onClick={() => onDelete()}
            />
          </Group>
        </Group>
      </div>
    </Paper>
  );
}

type HeroSectionProps = HeroImageHandlers & {
  form: HeroForm;
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
export function HeroSection({
  form,
  location,
  page,
  title,
  hint,
  isSlideshow = false,
  uploadLabel,
  ...handlers
}: HeroSectionProps) {
  const { onUploaded, onReplaced, onDeleted } = handlers;
  const all = form.values.heroImages;
  const images = all.filter((image) => image.page === page);
  const firstActive = images.find(({ isActive }) => isActive);
  const isShown = (image: HeroFormValues) => (isSlideshow ? image.isActive : image === firstActive);

  const upload = useUpload({
    mutationFn: contentMutations.addHeroImages,
    onSuccess: (response) => {
      toast.success('Images uploaded successfully!');
      onUploaded(page, response.images);
    },
  });
  const replace = useUpload({
    mutationFn: contentMutations.replaceHeroImage,
    onSuccess: (response, { id, replacement }) => {
      const replaced = response.images.find(({ _id }) => _id === id);
      if (replaced) onReplaced(replaced, replacement !== undefined);
      if (!replacement) toast.success('Photo replaced. Describe the new photo in its alt text.');
    },
    onError: (error, { replacement }) => {
      if (!replacement) toast.error(clientErrorMessage(error, 'Failed to upload images. Please try again.'));
    },
  });
  const handleCrop = ({ _id: id, url }: HeroFormValues, cropped: CroppedPhoto) =>
    saveCrop(url, cropped, async (file, replacement) => {
      const { images: stored } = await replace.mutateAsync({ id, files: [file], replacement });
      return stored.find(({ _id }) => _id === id)?.url;
    });
  const remove = useMutation({
    mutationFn: contentMutations.removeHeroImage,
    onSuccess: (_, id) => {
      toast.success('Image deleted successfully!');
      onDeleted(id);
    },
    onError: (error) => void toast.error(clientErrorMessage(error, 'Failed to delete image. Please try again.')),
  });
  const handleDelete = async (id: string) => {
    const name = `image ${images.findIndex(({ _id }) => _id === id) + 1} of ${title}`;
    if (await confirmDelete(name, 'Are you sure you want to delete this image?')) remove.mutate(id);
  };
  return (
    <FormSection
      title={title}
      hint={hint}
      badge={
        <Group gap={6}>
          <CustomBadge isCustom={images.some(({ isActive }) => isActive)} />
          <MissingAltBadge count={images.filter(({ alt }) => alt.trim() === '').length} />
        </Group>
      }
    >
      {images.length === 0 && (
        <Text size="sm" c="dimmed">
          No custom images. The site shows its default image.
        </Text>
      )}
      {images.length > 1 && (
        <Text size="sm" c="dimmed">
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
        getName={(index) => `image ${index + 1} of ${title}`}
        onReorder={(reordered) => {
          const others = all.filter((image) => image.page !== page);
          form.setFieldValue('heroImages', sortByPage([...others, ...reordered]));
        }}
        renderItem={(image, index, moveButtons) => (
          <HeroCard
            form={form}
            image={image}
            path={`heroImages.${all.indexOf(image)}`}
            name={`image ${index + 1} of ${title}`}
            moveButtons={moveButtons}
            isShown={isShown(image)}
            isBusy={remove.isPending || replace.isPending}
            replacePercent={replace.variables?.id === image._id ? replace.percent : null}
            onReplace={(file) => replace.mutate({ id: image._id, files: [file] })}
            onCrop={(cropped) => handleCrop(image, cropped)}
            onDelete={() => void handleDelete(image._id)}
          />
        )}
      />
      <ImageUpload
        label={uploadLabel}
        upload={upload}
        onFiles={(files) => upload.isPending || upload.mutate({ location, page, files })}
      />
    </FormSection>
  );
}

function MissingAltBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Badge size="sm" color="yellow" leftSection={<TriangleAlert size={12} />}>
      {count === 1 ? '1 image has no alt text' : `${count} images have no alt text`}
    </Badge>
  );
}
