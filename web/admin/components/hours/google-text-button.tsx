import { Button, Modal, Text, Textarea } from '@mantine/core';
import { formatGoogleText } from '@domain/taproom/google-text';
import type { OpeningHours } from '@domain/taproom/taproom';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../../lib/copy-text';
import { toast } from '../toast';

type GoogleTextButtonProps = { name: string; openingHours: OpeningHours; today: string };

/** Copies the hours as text for the Google Business Profile; if the browser denies it, shows the text. */
export function GoogleTextButton({ name, openingHours, today }: GoogleTextButtonProps) {
  const [shownText, setShownText] = useState<string | null>(null);
  const handleClick = async () => {
    const text = formatGoogleText({ name, openingHours }, today);
    if (await copyText(text)) toast.success('The hours were copied. Paste them into your Google Business Profile.');
    else setShownText(text);
  };

  return (
    <>
      <Button
        variant="default"
        size="xs"
        w="fit-content"
        leftSection={<Copy size={14} aria-hidden />}
        onClick={() => void handleClick()}
      >
        Copy text for Google
      </Button>
      <Modal opened={shownText !== null} onClose={() => setShownText(null)} title="Text for Google">
        <Text size="sm" mb="sm">
          The browser doesn’t allow copying here. Select the text and copy it.
        </Text>
        <Textarea
          data-autofocus
          readOnly
          autosize
          aria-label="Text for Google"
          value={shownText ?? ''}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </Modal>
    </>
  );
}
