/** The page with the form's values, beside the form. It follows the form and saves nothing. */
import { Box, Button, Flex, IconButton, Loader, Typography } from '@strapi/design-system';
import { Cross, ExternalLink } from '@strapi/icons';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type FormState, usePreviewLink } from './use-preview-link';

const frameStyle = { display: 'block', width: '100%', height: '100%', margin: '0 auto', border: 0 };

type Props = FormState & { onClose: () => void };

export function PreviewPane({ onClose, ...form }: Props) {
  const [isPhone, setIsPhone] = useState(false);
  const { url, problems, isLoading } = usePreviewLink(form);
  const pane = useRef<HTMLDivElement>(null);
  // The pane may cover the button that opened it.
  useEffect(() => pane.current?.focus(), []);
  const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
  return (
    <Flex
      ref={pane}
      tabIndex={-1}
      tag="section"
      aria-label="Preview of unsaved changes"
      position="fixed"
      top={0}
      right={0}
      bottom={0}
      zIndex="dialog"
      width="min(100%, max(50vw, 400px))"
      direction="column"
      alignItems="stretch"
      background="neutral100"
      borderColor="neutral200"
      shadow="popupShadow"
      onKeyDown={closeOnEscape}
    >
      <Flex padding={3} gap={3} background="neutral0" justifyContent="space-between">
        <Flex gap={3} minWidth="0">
          <Typography variant="delta" tag="h2">
            Unsaved changes
          </Typography>
          {isLoading && <Loader small>Loading the preview</Loader>}
        </Flex>
        <Flex gap={2}>
          <Button variant="tertiary" size="S" onClick={() => setIsPhone(!isPhone)}>
            {isPhone ? 'Full width' : 'Phone width'}
          </Button>
          <IconButton
            label="Open in a new tab"
            disabled={url === null}
            onClick={() => url && window.open(url, '_blank', 'noopener')}
          >
            <ExternalLink />
          </IconButton>
          <IconButton label="Close the preview" onClick={onClose}>
            <Cross />
          </IconButton>
        </Flex>
      </Flex>
      {problems.length > 0 && (
        <Message>
          {url === null ? 'There is no preview yet: ' : 'The preview is not up to date: '}
          {problems.join(' ')}
        </Message>
      )}
      <Box flex="1" minHeight="0">
        {url !== null && (
          <iframe title="Preview" src={url} style={{ ...frameStyle, maxWidth: isPhone ? 390 : '100%' }} />
        )}
      </Box>
    </Flex>
  );
}

function Message({ children }: { children: ReactNode }) {
  return (
    <Box role="status" padding={3} background="warning100">
      <Typography textColor="warning700">{children}</Typography>
    </Box>
  );
}
