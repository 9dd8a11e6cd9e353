import { Alert, Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { useUser } from '../../auth/use-session';
import { toast } from '../../components/toast';
import { copyText } from '../../lib/copy-text';
import { downloadFile } from '../../lib/download-file';

type RecoveryCodesProps = { codes: string[]; onDone: () => void };

/** Shown once, after they were created. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { email } = useUser();
  const text = `Recovery codes of ${email} for ${window.location.host}\nEach signs in once instead of a code of the app.\n\n${codes.join('\n')}\n`;
  const copy = async () => {
    if (await copyText(text)) toast.success('Recovery codes copied');
    else toast.error('The recovery codes could not be copied');
  };
  const download = () =>
    downloadFile({ blob: new Blob([text], { type: 'text/plain' }), filename: 'recovery-codes.txt' });
  return (
    <Stack gap="sm">
      <Alert color="yellow" tabIndex={-1} ref={focusOnMount}>
        Keep these recovery codes where you find them without your phone. Each signs you in once. They are not shown
        again.
      </Alert>
      <SimpleGrid component="ul" cols={2} spacing="xs" p={0} m={0} aria-label="Recovery codes">
        {codes.map((code) => (
          <Text component="li" key={code} ff="monospace" ta="center" style={{ listStyle: 'none' }}>
            {code}
          </Text>
        ))}
      </SimpleGrid>
      <Group justify="space-between" gap="sm">
        <Group gap="sm">
          <Button variant="default" onClick={() => void copy()}>
            Copy
          </Button>
          <Button variant="default" onClick={download}>
            Download
          </Button>
        </Group>
        <Button onClick={onDone}>I Saved Them</Button>
      </Group>
    </Stack>
  );
}

/** The button of the previous step is gone; the notice is read out. */
const focusOnMount = (element: HTMLElement | null) => element?.focus();
