import { component, libraryPhotos, optionalText } from '../fields';

/** Photos that open in a large view. */
export const gallery = component({
  name: 'gallery',
  label: 'Gallery',
  icon: 'grid',
  title: 'heading',
  fields: {
    heading: optionalText('Headline', 50),
    photos: libraryPhotos('Photos', { max: 24 }),
  },
});
