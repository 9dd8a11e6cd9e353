import { Anchor, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { ArrowLeft, FileUp, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { undoImport } from '../../api/imports';
import { useAction } from '../../hooks/use-action';
import { downloadFile } from '../../lib/download-file';
import { pluralize } from '../../../domain/format';
import { navigate } from '../../shell/navigation';
import { FormSection } from '../form-parts';
import { dropZone } from '../image-upload';
import { PageHeader } from '../page-header';
import { ColumnMapping, ImportPreview, ImportResults, InvalidFile, PreviewError } from './import-preview';
import { ErrorAlert } from '../error-alert';
import {
  getRejection,
  useImport,
  workbookEnding,
  type ImportKind,
  type ImportState,
  type LastImport,
} from './use-import';

function ImportFile({ of: { kind, source, preview, upload, openFile } }: { of: ImportState }) {
  const { itemName, templateHeader } = kind;
  // The results would appear under the wrong file name.
  const isBusy = preview.isPending || upload.isPending;
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
      if (reason === null) void openFile(file);
    },
  });
  const template = {
    blob: new Blob([`${templateHeader.join(',')}\r\n`], { type: 'text/csv' }),
    filename: `${itemName}s-template.csv`,
  };

  return (
    <FormSection
      title="1. Choose a file"
      hint="A CSV file or an Excel workbook (.xlsx), as your program exports it: columns can have other names and any order, and lines above them are skipped."
    >
      <Paper {...getRootProps({})} {...dropZone(isDragActive)}>
        <input {...getInputProps({ 'aria-label': 'CSV file', accept: `.csv,text/csv,${workbookEnding}` })} />
        <Group gap="sm" justify="center">
          <Button variant="default" leftSection={<FileUp size={16} />} aria-disabled={isBusy} onClick={open}>
            {source ? 'Choose another file' : 'Choose a CSV or Excel file'}
          </Button>
          <Text size="sm" role="status">
            {preview.isPending ? 'Checking the file…' : (source?.file.name ?? 'or drop it here')}
          </Text>
        </Group>
      </Paper>
      {rejection && <ErrorAlert>{rejection}</ErrorAlert>}
      <Anchor component="button" type="button" size="sm" w="fit-content" onClick={() => downloadFile(template)}>
        Download the template
      </Anchor>
    </FormSection>
  );
}

function UndoImportButton({ of, last }: { of: ImportState; last: LastImport }) {
  const { itemName, invalidate } = of.kind;
  const { start, isPending } = useAction({
    run: () => undoImport(last.importId),
    successText: ({ results: { deleted, restored, kept } }) => {
      const keptText = kept > 0 ? ` ${pluralize(kept, itemName)} stayed, because of later changes.` : '';
      return `The import was undone: ${deleted} deleted, ${restored} restored.${keptText}`;
    },
    onSuccess: () => {
      of.forgetLast();
      of.restart();
    },
    failureText: 'Failed to undo the import. Please try again.',
    invalidate,
  });
  return (
    <Button
      variant="default"
      w="fit-content"
      leftSection={<Undo2 size={16} />}
      loading={isPending}
      onClick={() => start()}
    >
      Undo the import of {last.fileName}
    </Button>
  );
}

/** The server checks the file in a dry run, so that the preview cannot differ from the import. */
export function ImportPage({ kind }: { kind: ImportKind }) {
  const state = useImport(kind);
  const { source, mapped, last, preview, upload } = state;
  const undoButton = last && <UndoImportButton of={state} last={last} />;
  const showList = () => void navigate({ page: kind.list });

  return (
    <>
      <PageHeader title={kind.title} subtitle={kind.existingText}>
        <Button variant="default" leftSection={<ArrowLeft size={16} />} onClick={showList}>
          Back to {kind.itemName}s
        </Button>
      </PageHeader>
      <Stack gap="md">
        {upload.data && mapped ? (
          <ImportResults of={state} done={upload.data} undoButton={undoButton} onShowList={showList} />
        ) : (
          <>
            <ImportFile of={state} />
            {!source && undoButton}
            {mapped === null && <InvalidFile text="The file is blank." />}
            <ColumnMapping of={state} />
            {mapped && preview.error && <PreviewError of={state} error={preview.error} />}
            {mapped && preview.data && <ImportPreview key={preview.submittedAt} of={state} rows={preview.data.rows} />}
          </>
        )}
      </Stack>
    </>
  );
}
