import { Alert, Box, Center, Group, Image, Loader, Paper, Text } from '@mantine/core';
import { useTimeout, useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { fillIn } from '@domain/page/fill-in';
import {
  isPreviewMessage,
  toFrameName,
  type PreviewContent,
  type PreviewPick,
} from '../../../domain/page-live-preview';
import { linkPreviewUrl } from '../../../ui/responsive-image';
import { isLibraryPhoto, photoUrl, type Values } from './page-form';
import classes from './pages.module.css';

type PreviewFrameProps = Pick<PreviewContent, 'page'> & {
  pageKey: string;
  path: string;
  isOwn: boolean;
  /** Whether visitors can open the path. */
  isServed: boolean;
  onPick: (pick: PreviewPick) => void;
};

/** A page that every site has: from it, the script in the frame goes to one that visitors can’t open. */
const alwaysServed = '/privacy-policy';

/** The real page with the unsaved content. */
export function PreviewFrame({ pageKey, path, isOwn, isServed, page, onPick }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  /** How often the page has announced itself: after a reload, it gets the content again. */
  const [readyCount, setReadyCount] = useState(0);
  const isReady = readyCount > 0;
  const [isSlow, setSlow] = useState(false);
  const [editedText, setEditedText] = useState('');
  const followText = ({ target }: Event) => setEditedText(target && 'value' in target ? String(target.value) : '');

  useWindowEvent('message', ({ data, origin, source }) => {
    if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
    if (!isPreviewMessage(data)) return;
    if (data.type === 'preview-ready') setReadyCount((count) => count + 1);
    if (data.type === 'preview-pick') onPick(data);
  });
  useWindowEvent('focusin', followText);
  useWindowEvent('input', followText);
  useTimeout(() => setSlow(true), 10_000, { autoInvoke: true });

  useEffect(() => {
    const message: PreviewContent = { type: 'preview-content', page, editedText };
    if (readyCount > 0) frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, [readyCount, page, editedText]);

  return (
    <Paper
      withBorder
      radius="md"
      pos="relative"
      h="calc(100dvh - 220px)"
      mih={420}
      bg="gray.1"
      style={{ overflow: 'hidden' }}
      className={classes.frame}
      mod={{ ready: isReady }}
    >
      {!isReady && (
        <Center pos="absolute" inset={0} p="md" role="status">
          {isSlow ? (
            <Alert color="yellow" title="The preview does not load">
              <Text>You can edit and save without it.</Text>
            </Alert>
          ) : (
            <Loader size="sm" aria-label="Loading the preview" />
          )}
        </Center>
      )}
      <iframe
        ref={frame}
        title="Preview"
        name={toFrameName({ key: pageKey, path, isOwn })}
        src={isServed ? path : alwaysServed}
      />
    </Paper>
  );
}

/** Search engines show about this many characters. */
const maxTitle = 60;
const maxDescription = 160;

const shorten = (text: string, max: number) => (text.length > max ? `${text.slice(0, max).trimEnd()} …` : text);

type SearchResultProps = { seo: Values; path: string; brandName: string };

/** How the page looks in search results, and in the link previews of chats and social networks. */
export function SearchResult({ seo, path, brandName }: SearchResultProps) {
  const texts = { title: String(seo['title'] ?? ''), description: String(seo['description'] ?? '') };
  const { title, description } = fillIn(texts, { name: brandName, shortName: brandName });
  const fullTitle = title.includes(brandName) ? title : `${title} | ${brandName}`;
  const { image } = seo;
  return (
    <Paper withBorder p={12} bg="gray.0" role="img" aria-label={`Search result: ${fullTitle}. ${description}`}>
      <Group gap={12} align="flex-start" wrap="nowrap">
        <Box flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
          <Text size="xs" c="dimmed" truncate>
            {window.location.host}
            {path}
          </Text>
          <Text size="md" c="blue.8" fw={500}>
            {shorten(fullTitle, maxTitle)}
          </Text>
          <Text>{shorten(description, maxDescription)}</Text>
        </Box>
        {isLibraryPhoto(image) && (
          <Image src={linkPreviewUrl(photoUrl(image))} alt="" w={120} h={63} radius="sm" flex="none" />
        )}
      </Group>
    </Paper>
  );
}
