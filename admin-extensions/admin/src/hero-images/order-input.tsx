/** The hero images of the chosen page or taproom, in their order. It is saved at once and not with the form. */
import { Field, Flex, Loader, Typography } from '@strapi/design-system';
import { useFetchClient, useForm, useNotification } from '@strapi/strapi/admin';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { ImageRow, moveItem, SortableImages, type SortableImage } from '../sortable-images';

type ListedImage = {
  documentId: string;
  alt: string | null;
  isActive: boolean;
  name: string | null;
  url: string | null;
};

type Loaded = { key: string; images: ListedImage[] | 'failed' };
type Response = { images: ListedImage[] };

const path = '/brewery-panel/hero-images';

/** `version` changes when the form is saved, which may have moved an image to the placement. */
function useHeroImages(placement: string, version: string) {
  const { get, put } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [saved, setSaved] = useState('');
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const key = `${placement} ${version}`;

  useEffect(() => {
    if (placement === '') return undefined;
    const controller = new AbortController();
    get<Response>(path, { params: { placement }, signal: controller.signal }).then(
      ({ data }) => setLoaded({ key, images: data.images }),
      () => !controller.signal.aborted && setLoaded({ key, images: 'failed' }),
    );
    return () => controller.abort();
  }, [get, placement, key]);

  const save = async (images: ListedImage[]) => {
    try {
      await put(`${path}/order`, { placement, ids: images.map(({ documentId }) => documentId) });
      setSaved(key);
    } catch {
      toggleNotification({
        type: 'danger',
        message: 'Failed to save the order of the images. Please reload this form.',
      });
      setLoaded({ key, images: 'failed' });
    }
  };

  /** Shown at once. Several in a row are saved one after another, so that the last one counts. */
  const reorder = (images: ListedImage[]) => {
    setLoaded({ key, images });
    setSaved('');
    saving.current = saving.current.then(() => save(images));
  };

  return { images: loaded?.key === key ? loaded.images : ('loading' as const), isSaved: saved === key, reorder };
}

type OrderInputProps = { name: string; label: string; labelAction?: ReactNode; disabled?: boolean };

type FormImage = {
  documentId?: string;
  placement?: string | null;
  alt?: string | null;
  isActive?: boolean | null;
  image?: { url?: string; name?: string } | null;
};

/** The image as the form shows it, before it is saved. */
const toListed = ({ documentId, alt, isActive, image }: FormImage): ListedImage => ({
  documentId: documentId ?? '',
  alt: alt ?? null,
  isActive: isActive !== false,
  name: image?.name ?? null,
  url: image?.url ?? null,
});

function toSortable({ documentId, alt, name, url, isActive }: ListedImage, isCurrent: boolean): SortableImage {
  const text = alt || name || 'No alternative text';
  const link = (
    <Typography tag={NavLink} variant="pi" textColor="primary600" to={`../${documentId}`} relative="path">
      {text}
    </Typography>
  );
  const badges = [...(isCurrent ? ['This image'] : []), ...(isActive ? [] : ['Inactive'])];
  return { id: documentId, url, text: isCurrent ? text : link, badges, isInactive: !isActive };
}

export function OrderInput({ name, label, labelAction, disabled = false }: OrderInputProps) {
  const current: FormImage = useForm('HeroImageOrder', ({ values }) => values);
  const stored: FormImage = useForm('HeroImageOrder', ({ initialValues }) => initialValues);
  const placement = current.placement ?? '';
  const { images, isSaved, reorder } = useHeroImages(placement, `${stored.documentId} ${stored.placement}`);
  const isListed = Array.isArray(images) && images.some(({ documentId }) => documentId === current.documentId);

  return (
    <Field.Root name={name} hint="New images come last. The order is saved at once.">
      <Flex gap={2}>
        <Typography variant="pi" fontWeight="bold">
          {label}
        </Typography>
        {labelAction}
        <Typography role="status" variant="pi" textColor="success600">
          {isSaved ? 'Order saved' : ''}
        </Typography>
      </Flex>
      {placement === '' && (
        <Typography textColor="neutral600">Choose a page or taproom to see its images here.</Typography>
      )}
      {placement !== '' && images === 'loading' && <Loader small>Loading the images</Loader>}
      {placement !== '' && images === 'failed' && (
        <Typography textColor="danger600">Failed to load the images of this page. Please reload this form.</Typography>
      )}
      {placement !== '' && Array.isArray(images) && (
        <SortableImages
          label={label}
          images={images.map((image) => toSortable(image, image.documentId === current.documentId))}
          disabled={disabled}
          onMove={(from, to) => reorder(moveItem(images, from, to))}
        >
          {!isListed && <ImageRow image={toSortable(toListed(current), true)} />}
        </SortableImages>
      )}
      <Field.Hint />
    </Field.Root>
  );
}
