/** Imports beers: choose a file, see what would happen to each line, then import. */
import { Alert, Button, Field, Flex, Loader, Modal, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useImportCsvMutation, type Import } from '../content-api';
import { describeError } from '../error-text';
import { ImportRows } from './import-rows';

type ImportDialogProps = { uid: string; onClose: () => void };

type Checked = { file: File; found: Import };

const beers = (count: number) => `${count} ${count === 1 ? 'beer' : 'beers'}`;

export function ImportDialog({ uid, onClose }: ImportDialogProps) {
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
    toggleNotification({ type: 'success', message: `${beers(done.results.success)} imported` });
    onClose();
  };

  const count = checked?.found.results.success ?? 0;
  return (
    <Modal.Root open onOpenChange={onClose}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>Import beers</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Field.Root
              name="csvFile"
              hint="As “Export CSV” writes it: a header with at least Name, up to 5,000 lines and 5 MB. Beers that exist are skipped."
            >
              <Field.Label>CSV file</Field.Label>
              <Field.Input
                type="file"
                accept=".csv,text/csv"
                disabled={isLoading}
                onChange={(event: React.ChangeEvent<HTMLInputElement>) => void check(event.target.files?.[0])}
              />
              <Field.Hint />
            </Field.Root>
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
            {checked ? `Import ${beers(count)}` : 'Import'}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
