/** The hero images of the chosen page or taproom, in their order. It is saved at once and not with the form. */
import { Field, Flex, Loader, Typography, Badge, Box, Link } from '@strapi/design-system';
import { useForm, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { type ReactNode, type CSSProperties, useEffect, useRef, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { SortableList } from '../sortable-list';

/** A hero image in the list: its photo, what it shows, and its state. */

const photoStyle: CSSProperties = { width: 96, height: 54, objectFit: 'cover', borderRadius: 4, display: 'block' };

/** Two lines at most. */
const textStyle: CSSProperties = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
};

type ImageRowProps = { image: ListedImage; isCurrent: boolean; before?: ReactNode; after?: ReactNode; note?: string };

function ImageRow({ image, isCurrent, before, after, note }: ImageRowProps) {
  const text = image.alt || image.name || 'No alternative text';
  return (
    <Flex
      gap={3}
      padding={2}
      hasRadius
      background={isCurrent ? 'primary100' : 'neutral0'}
      borderColor={isCurrent ? 'primary200' : 'neutral200'}
    >
      {before}
      <Box shrink={0} background="neutral150" hasRadius style={{ width: 96, height: 54 }}>
        {image.url && <img src={image.url} alt="" style={{ ...photoStyle, opacity: image.isActive ? 1 : 0.5 }} />}
      </Box>
      <Flex flex="1" minWidth={0} direction="column" alignItems="flex-start" gap={1}>
        <Typography style={textStyle}>
          {isCurrent ? (
            text
          ) : (
            <Link tag={NavLink} to={`../${image.documentId}`} relative="path">
              {text}
            </Link>
          )}
        </Typography>
        {note && (
          <Typography variant="pi" textColor="neutral600">
            {note}
          </Typography>
        )}
        {(isCurrent || !image.isActive) && (
          <Flex gap={1} wrap="wrap">
            {isCurrent && <Badge active>This image</Badge>}
            {!image.isActive && <Badge>Inactive</Badge>}
          </Flex>
        )}
      </Flex>
      {after}
    </Flex>
  );
}

/** The hero images of a page, which can be sorted. */

type SortableImagesProps = {
  label: string;
  images: readonly ListedImage[];
  /** The id of the image whose form this is. */
  currentId: string | undefined;
  disabled: boolean;
  onReorder: (images: ListedImage[]) => void;
  /** After the images that can be sorted. */
  children?: ReactNode;
};

const SortableImages = ({ label, images, currentId, disabled, onReorder, children }: SortableImagesProps) => (
  <SortableList
    label={label}
    items={images}
    idOf={({ documentId }) => documentId}
    itemLabel="image"
    disabled={disabled}
    onReorder={onReorder}
    renderRow={(image, { handle, buttons }) => (
      <ImageRow image={image} isCurrent={image.documentId === currentId} before={handle} after={buttons} />
    )}
  >
    {children}
  </SortableList>
);

/** The hero images of a placement, and saving their order. */

type ListedImage = {
  documentId: string;
  alt: string | null;
  isActive: boolean;
  /** The file's. */
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

  const load = async () => {
    const { data } = await get<Response>(path, { params: { placement } });
    setLoaded({ key, images: data.images });
  };

  const save = async (images: ListedImage[]) => {
    try {
      await put(`${path}/order`, { placement, ids: images.map(({ documentId }) => documentId) });
      setSaved(key);
    } catch {
      toggleNotification({ type: 'danger', message: 'Failed to save the order of the images. Please try again.' });
      await load().catch(() => setLoaded({ key, images: 'failed' }));
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

const hintOf = (count: number) =>
  count > 1
    ? 'Drag the images by their handles, or use the arrows. New images come last. The order is saved at once.'
    : 'New images come last.';

export function OrderInput({ name, label, labelAction, disabled = false }: OrderInputProps) {
  const current: FormImage = useForm('HeroImageOrder', ({ values }) => values);
  const stored: FormImage = useForm('HeroImageOrder', ({ initialValues }) => initialValues);
  const placement = current.placement ?? '';
  const { images, isSaved, reorder } = useHeroImages(placement, `${stored.documentId} ${stored.placement}`);
  const isListed = Array.isArray(images) && images.some(({ documentId }) => documentId === current.documentId);

  return (
    <Field.Root name={name} hint={Array.isArray(images) ? hintOf(images.length) : undefined}>
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
          images={images}
          currentId={current.documentId}
          disabled={disabled}
          onReorder={reorder}
        >
          {!isListed && (
            <li>
              <ImageRow image={toListed(current)} isCurrent note="It comes last when the form is saved." />
            </li>
          )}
        </SortableImages>
      )}
      <Field.Hint />
    </Field.Root>
  );
}
