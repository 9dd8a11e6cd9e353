import { Button, SimpleGrid } from '@mantine/core';
import { X } from 'lucide-react';
import { imageUrl } from '../../../ui/responsive-image';
import { FormSection } from '../../components/form-section';
import type { EventFormApi } from './event-form-values';
import classes from './copied-photos.module.css';

/** The photos that a copy gets from its original. More can be added once it is created. */
export function CopiedPhotos({ form }: { form: EventFormApi }) {
  const photos = form.values.images;
  const removeAt = (index: number) => form.setFieldValue('images', photos.toSpliced(index, 1));
  return (
    <FormSection
      title="Event Images"
      order={3}
      hint={
        photos.length > 0
          ? 'These photos are copied too. You can add more after you create the event.'
          : 'No photos are copied. You can add some after you create the event.'
      }
    >
      {photos.length > 0 && (
        <SimpleGrid component="ul" cols={{ base: 2, xs: 3, sm: 4 }} spacing="sm" className={classes.photos}>
          {photos.map(({ url, alt }, index) => (
            <li key={url} className={classes.photo}>
              <img src={imageUrl(url, 320)} alt={alt || `Photo ${index + 1}`} />
              <Button
                size="compact-xs"
                variant="default"
                leftSection={<X size={12} aria-hidden />}
                aria-label={`Don’t copy photo ${index + 1}`}
                onClick={() => removeAt(index)}
              >
                Don’t copy
              </Button>
            </li>
          ))}
        </SimpleGrid>
      )}
    </FormSection>
  );
}
