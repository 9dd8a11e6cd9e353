import { Alert, Anchor, Button, Group, Text } from '@mantine/core';
import { beerCsvHeader } from '@domain/beer/csv';
import { maxImportBytes } from '@domain/beer/csv-import';
import { messages } from '@domain/shared/messages';
import { CircleAlert, FileUp } from 'lucide-react';
import { useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { FormSection } from '../../components/form-section';
import classes from '../../components/image-upload.module.css';
import { downloadFile } from '../../lib/download-file';

type ImportFileProps = {
  fileName: string | null;
  isReading: boolean;
  /** Blocks the choice of another file: the results would appear under the wrong file name. */
  isImporting: boolean;
  onFile: (file: File) => void;
};

export function ImportFile({ fileName, isReading, isImporting, onFile }: ImportFileProps) {
  const isBusy = isReading || isImporting;
  const [rejection, setRejection] = useState<string | null>(null);
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    multiple: false,
    noClick: true,
    noKeyboard: true,
    disabled: isBusy,
    onDrop: ([file]) => {
      if (!file) return;
      const reason = getRejection(file);
      setRejection(reason);
      if (reason === null) onFile(file);
    },
  });

  return (
    <FormSection
      title="1. Choose a file"
      hint={`Columns can be in any order; only Name is required. Separate multiple sizes or tags in a cell with ";".`}
    >
      <div {...getRootProps({ className: classes.zone, 'data-active': isDragActive || undefined })}>
        <input {...getInputProps({ 'aria-label': 'CSV file', accept: '.csv,text/csv' })} />
        <Group gap="sm" justify="center">
          <Button
            variant="default"
            leftSection={<FileUp size={16} aria-hidden />}
            aria-disabled={isBusy}
            onClick={open}
          >
            {fileName ? 'Choose another file' : 'Choose a CSV file'}
          </Button>
          <Text size="sm" role="status">
            {isReading ? 'Checking the file…' : (fileName ?? 'or drop it here')}
          </Text>
        </Group>
      </div>
      {rejection && (
        <Alert color="red" role="alert" icon={<CircleAlert size={18} />}>
          {rejection}
        </Alert>
      )}
      <Anchor component="button" type="button" size="sm" w="fit-content" onClick={() => downloadFile(createTemplate())}>
        Download the template
      </Anchor>
    </FormSection>
  );
}

/** The server checks everything else. */
function getRejection({ name, size }: File): string | null {
  if (!name.toLowerCase().endsWith('.csv')) return messages.csvNotCsv;
  return size > maxImportBytes ? 'The file is larger than 5 MB.' : null;
}

const createTemplate = () => ({
  blob: new Blob([`${beerCsvHeader.join(',')}\r\n`], { type: 'text/csv' }),
  filename: 'beers-template.csv',
});
