import { Button, Group, List, Paper, Stack, Text } from '@mantine/core';
import { ImageUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { clientErrorMessage } from '../lib/error-message';
import { imageHint, imageTypes, maxImageBytes, maxImages, rejectionMessages } from '../lib/image-files';
import { SmallButton, UploadProgress } from './buttons';
import { ErrorAlert } from './error-alert';

/** The look of an area for files. `isActive`: files are over it. */
export const dropZone = (isActive: boolean) => ({
  p: 16,
  bg: isActive ? 'amber.0' : 'gray.0',
  bd: `1px dashed ${isActive ? 'amber.8' : 'gray.5'}`,
});

type ImageUploadProps = {
  label: string;
  upload: { isPending: boolean; percent: number | null; error: Error | null };
  onFiles: (files: File[]) => void;
};

/** Uploads images by drop or file dialog. Shows the progress, the rejected files, and Try Again after a failure. */
export function ImageUpload({ label, upload, onFiles }: ImageUploadProps) {
  const [rejectionTexts, setRejectionTexts] = useState<string[]>([]);
  const [lastFiles, setLastFiles] = useState<File[]>([]);
  const chooser = useRef<HTMLButtonElement>(null);
  const send = (files: File[]) => {
    setLastFiles(files);
    onFiles(files);
  };
  const handleTryAgain = () => {
    // The Try Again button disappears with the error.
    chooser.current?.focus();
    send(lastFiles);
  };
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept: imageTypes,
    maxSize: maxImageBytes,
    minSize: 1,
    maxFiles: maxImages,
    disabled: upload.isPending,
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, rejections) => {
      setRejectionTexts(rejectionMessages(rejections));
      if (accepted.length > 0) send(accepted);
    },
  });

  return (
    <Stack gap="xs">
      <Paper {...getRootProps({})} {...dropZone(isDragActive)}>
        <input {...getInputProps({ 'aria-label': label })} />
        <Group gap="sm" justify="center">
          <Button
            ref={chooser}
            variant="default"
            leftSection={<ImageUp size={16} />}
            aria-disabled={upload.isPending}
            onClick={open}
          >
            {upload.isPending ? 'Uploading…' : label}
          </Button>
          <Text size="xs" c="dimmed">
            {imageHint}
          </Text>
        </Group>
        <UploadProgress label={label} percent={upload.percent} mt="sm" />
      </Paper>
      {rejectionTexts.length > 0 && (
        <ErrorAlert title="Not uploaded">
          <List size="sm">
            {rejectionTexts.map((text) => (
              <List.Item key={text}>{text}</List.Item>
            ))}
          </List>
        </ErrorAlert>
      )}
      {upload.error && (
        <ErrorAlert title={clientErrorMessage(upload.error, 'Failed to upload images. Please try again.')}>
          <SmallButton onClick={handleTryAgain}>Try Again</SmallButton>
        </ErrorAlert>
      )}
    </Stack>
  );
}
