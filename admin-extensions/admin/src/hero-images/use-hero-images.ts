/** The hero images of a placement, and saving their order. */
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';

export type ListedImage = {
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
export function useHeroImages(placement: string, version: string) {
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
