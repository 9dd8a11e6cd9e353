import { Image, Modal, Pagination, SimpleGrid, Stack, Tabs, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { builtInPhotos, type BuiltInPhoto } from '@domain/page/built-in-photos';
import type { LibraryPhoto } from '@domain/page/edited-page';
import { photos as siteImages } from '../../../site/assets/images';
import { imageUrl } from '../../../ui/responsive-image';
import { addLibraryPhotos, pageQueries } from '../../api/website';
import { ImageUpload } from '../../components/image-upload';
import { QueryState } from '../../components/query-state';
import { useUpload } from '../../hooks/use-upload';
import classes from './pages.module.css';

/** Both builds name a file after its content, and the image pipeline has those of the site. */
const toSiteUrl = (url: string) => url.replace('/admin/assets/', '/assets/');

export const builtInAlt = (name: BuiltInPhoto) => siteImages[name].alt ?? name;

export const builtInUrl = (name: string): string | undefined => {
  const url = new Map(Object.entries(siteImages)).get(name)?.url;
  return url === undefined ? undefined : toSiteUrl(url);
};

export const builtInThumbnail = (name: BuiltInPhoto, width: Parameters<typeof imageUrl>[1]) =>
  import.meta.env.DEV ? siteImages[name].url : imageUrl(toSiteUrl(siteImages[name].url), width);

type LibraryProps = { onChoose: (photos: LibraryPhoto[]) => void };

function Library({ onChoose }: LibraryProps) {
  const queryClient = useQueryClient();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const query = useQuery(pageQueries.photos(search.trim(), page));
  const upload = useUpload(
    {
      mutationFn: addLibraryPhotos,
      onSuccess: ({ photos: added }) => {
        void queryClient.invalidateQueries({ queryKey: ['page-photos'] });
        onChoose(added);
      },
    },
    (before, after) => ({ photos: [...before.photos, ...after.photos] }),
  );
  const { photos = [], pagination } = query.data ?? {};

  return (
    <Stack gap="md">
      <ImageUpload
        label="Upload photos"
        upload={upload}
        onFiles={(files) => upload.isPending || upload.mutate({ files })}
      />
      <TextInput
        aria-label="Search photos"
        placeholder="Search by name or description"
        leftSection={<Search size={16} />}
        value={search}
        onChange={({ currentTarget }) => {
          setSearch(currentTarget.value);
          setPage(1);
        }}
      />
      <QueryState
        query={query}
        isEmpty={photos.length === 0}
        emptyText={search ? 'No photos found' : 'No photos yet. Upload the first one.'}
        errorText="Failed to load the photos"
      >
        <Thumbnails
          label="Photos"
          photos={photos.map((photo) => ({
            key: String(photo.id),
            src: imageUrl(photo.url, 320),
            alt: photo.alt ?? photo.name ?? 'Photo',
            onChoose: () => onChoose([photo]),
          }))}
        />
        {pagination && pagination.pages > 1 && (
          <Pagination value={page} onChange={setPage} total={pagination.pages} size="sm" />
        )}
      </QueryState>
    </Stack>
  );
}

type ThumbnailsProps = {
  label: string;
  photos: { key: string; src: string; alt: string; onChoose: () => void }[];
};

const Thumbnails = ({ label, photos }: ThumbnailsProps) => (
  <SimpleGrid component="ul" minColWidth={120} spacing={8} aria-label={label}>
    {photos.map(({ key, src, alt, onChoose }) => (
      <li key={key}>
        <UnstyledButton display="block" w="100%" className={classes.thumbnail} onClick={onChoose}>
          <Image src={src} alt={alt} loading="lazy" radius="sm" bg="gray.1" style={{ aspectRatio: '4 / 3' }} />
        </UnstyledButton>
      </li>
    ))}
  </SimpleGrid>
);

type PhotoPickerProps = LibraryProps & {
  isOpen: boolean;
  onClose: () => void;
  /** Null: only photos of the media library. */
  onChooseBuiltIn: ((name: BuiltInPhoto) => void) | null;
};

export const PhotoPicker = ({ isOpen, onClose, onChoose, onChooseBuiltIn }: PhotoPickerProps) => (
  <Modal opened={isOpen} onClose={onClose} title="Choose a photo" size="xl">
    {onChooseBuiltIn ? (
      <Tabs defaultValue="library" keepMounted={false}>
        <Tabs.List mb="md">
          <Tabs.Tab value="library">Your photos</Tabs.Tab>
          <Tabs.Tab value="built-in">Come with the site</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="library">
          <Library onChoose={onChoose} />
        </Tabs.Panel>
        <Tabs.Panel value="built-in">
          <Text c="dimmed" mb="sm">
            They have descriptions already. Replace them by your own when you have some.
          </Text>
          <Thumbnails
            label="Photos that come with the site"
            photos={builtInPhotos.map((name) => ({
              key: name,
              src: builtInThumbnail(name, 320),
              alt: builtInAlt(name),
              onChoose: () => onChooseBuiltIn(name),
            }))}
          />
        </Tabs.Panel>
      </Tabs>
    ) : (
      <Library onChoose={onChoose} />
    )}
  </Modal>
);
