import { Alert, Loader, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import {
  isPreviewMessage,
  toFrameName,
  type PreviewContent,
  type PreviewPick,
} from '../../../domain/page-live-preview';
import classes from './pages.module.css';

type PreviewFrameProps = {
  pageKey: string;
  path: string;
  isOwn: boolean;
  /** Whether visitors can open the path. */
  isServed: boolean;
  page: PreviewContent['page'];
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

  useEffect(() => {
    const handleMessage = ({ data, origin, source }: MessageEvent) => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
      if (!isPreviewMessage(data)) return;
      if (data.type === 'preview-ready') setReadyCount((count) => count + 1);
      if (data.type === 'preview-pick') onPick(data);
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, [onPick]);

  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), 10_000);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (readyCount > 0)
      frame.current?.contentWindow?.postMessage({ type: 'preview-content', page }, window.location.origin);
  }, [readyCount, page]);

  return (
    <div className={classes.frame} data-ready={isReady || undefined}>
      {!isReady && (
        <div className={classes.frameState} role="status">
          {isSlow ? (
            <Alert color="yellow" title="The preview does not load">
              <Text size="sm">You can edit and save without it.</Text>
            </Alert>
          ) : (
            <Loader size="sm" aria-label="Loading the preview" />
          )}
        </div>
      )}
      <iframe
        ref={frame}
        title="Preview"
        name={toFrameName({ key: pageKey, path, isOwn })}
        src={isServed ? path : alwaysServed}
      />
    </div>
  );
}
