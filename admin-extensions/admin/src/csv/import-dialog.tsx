/** Imports beers. A dry run shows what would happen to each line of the file before the import. */
import { Alert, Button, Field, Flex, Loader, Modal, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useImportCsvMutation, type Import } from '../content-api';
import { describeError } from '../error-text';
import { NativeField } from '../native-field';
import { pluralize } from '../pluralize';
import { ImportRows } from './import-rows';

type ImportDialogProps = { uid: string; onClose: () => void; onClosed: () => void };

type Checked = { file: File; found: Import };

export function ImportDialog({ uid, onClose, onClosed }: ImportDialogProps) {
  const [send, { isLoading }] = useImportCsvMutation();
  const { toggleNotification } = useNotification();
  const [checked, setChecked] = useState<Checked | null>(null);
  const [problem, setProblem] = useState<string>();

  const run = async (file: File, isDryRun: boolean): Promise<Import | null> => {
    setProblem(undefined);
    const response = await send({ uid, file, isDryRun });
    if ('data' in response) return response.data;
    setProblem(describeError(response.error));
    return null;
  };

  const check = async (file: File | undefined) => {
    setChecked(null);
    const found = file && (await run(file, true));
    if (file && found) setChecked({ file, found });
  };

  const importFile = async ({ file }: Checked) => {
    const done = await run(file, false);
    if (!done) return;
    toggleNotification({ type: 'success', message: `${pluralize(done.results.success, 'beer')} imported` });
    onClose();
  };

  const count = checked?.found.results.success ?? 0;
  return (
    <Modal.Root open onOpenChange={onClose}>
      <Modal.Content onCloseAutoFocus={onClosed}>
        <Modal.Header>
          <Modal.Title>Import beers</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <NativeField
              name="csvFile"
              hint="In the format of “Export CSV”, with at least the column Name; up to 5,000 lines and 5 MB. Existing beers are skipped."
            >
              <Field.Label>CSV file</Field.Label>
              <Field.Input
                type="file"
                accept=".csv,text/csv"
                disabled={isLoading}
                onChange={(event: React.ChangeEvent<HTMLInputElement>) => void check(event.target.files?.[0])}
              />
              <Field.Hint />
            </NativeField>
            {problem !== undefined && (
              <Alert
                variant="danger"
                title="Nothing was imported"
                closeLabel="Close"
                role="alert"
                onClose={() => setProblem(undefined)}
              >
                {problem}
              </Alert>
            )}
            {isLoading && !checked && (
              <Flex justifyContent="center" padding={4}>
                <Loader small>Checking the file</Loader>
              </Flex>
            )}
            {checked && <ImportRows rows={checked.found.rows} />}
            {checked && checked.found.rows.length === 0 && <Typography>The file has no beers.</Typography>}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={!checked || count === 0}
            loading={isLoading && checked !== null}
            onClick={() => checked && void importFile(checked)}
          >
            {checked ? `Import ${pluralize(count, 'beer')}` : 'Import'}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
