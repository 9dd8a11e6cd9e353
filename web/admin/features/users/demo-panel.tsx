/** Settings → Demo Content: removes it, or everything, so that another brewery can start. */
import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { removeEverything, type OwnContent, type Setup } from '@domain/setup/schema';
import { joinTexts } from '@domain/shared/join-texts';
import { setSetup, setupMutations, setupQueries } from '../../api/installation';
import type { ConfirmOptions } from '../../components/confirm';
import { FormSection } from '../../components/form-parts';
import { Loaded } from '../../components/query-state';
import { useAction } from '../../hooks/use-action';
import { clientErrorMessage } from '../../lib/error-message';
import { navigate } from '../../shell/navigation';

function useStartEmpty(question?: ConfirmOptions) {
  const queryClient = useQueryClient();
  return useAction({
    run: setupMutations.startEmpty,
    question,
    successText: () => 'The demo content was removed',
    onSuccess: async (response) => {
      setSetup(queryClient, response);
      void queryClient.invalidateQueries();
      await navigate({ page: response.setup.status === 'open' ? 'setup' : 'dashboard' }, { skipConfirmation: true });
    },
    onError: () => void queryClient.invalidateQueries(setupQueries.own()),
    failureText: (error) => clientErrorMessage(error, 'The demo content could not be removed. Please try again.'),
  });
}

type KeptProps = { own: OwnContent[]; removed: string[]; onChange: (removed: string[]) => void };

/** Checked: it stays. */
function KeptRecords({ own, removed, onChange }: KeptProps) {
  return own.map(({ summary, records }) => {
    const ids = records.map(({ _id }) => _id);
    const kept = ids.filter((id) => !removed.includes(id));
    const keep = (next: string[]) =>
      onChange([...removed.filter((id) => !ids.includes(id)), ...ids.filter((id) => !next.includes(id))]);
    return (
      <Stack key={summary} gap={6} role="group" aria-label={summary}>
        {records.length > 1 && (
          <Checkbox
            label={`Keep all ${summary}`}
            checked={kept.length === ids.length}
            indeterminate={kept.length > 0 && kept.length < ids.length}
            onChange={(event) => keep(event.currentTarget.checked ? ids : [])}
          />
        )}
        <Checkbox.Group value={kept} onChange={keep}>
          <Stack gap={6} pl={records.length > 1 ? 'lg' : 0} mah={260} style={{ overflowY: 'auto' }}>
            {records.map(({ _id, name, isNew }) => (
              <Checkbox
                key={_id}
                value={_id}
                label={`${name} (${isNew ? 'new' : 'changed'})`}
                styles={{ label: { overflowWrap: 'anywhere' } }}
              />
            ))}
          </Stack>
        </Checkbox.Group>
      </Stack>
    );
  });
}

function RemoveDemo({ demo, own }: { demo: string[]; own: OwnContent[] }) {
  const [removed, setRemoved] = useState<string[]>([]);
  const also = removed.length > 0 ? ` and ${removed.length} of your own records, after a backup` : '';
  const { start, isPending } = useStartEmpty({
    title: 'Remove the demo content?',
    message: `This deletes ${joinTexts(demo)}${also}. The texts of all pages and the site settings become neutral${own.length > 0 ? ', except those that you keep' : ''}. Your accounts stay. This can’t be undone.`,
    confirmLabel: 'Delete and Start Empty',
    isDestructive: true,
  });
  return (
    <FormSection title="Demo Content">
      <Text c="dimmed">Start empty with your own brewery: this deletes {joinTexts(demo)}. Your accounts stay.</Text>
      {own.length > 0 && (
        <>
          <Text>
            What you have added or changed stays, with the taprooms and photos that it uses. Uncheck what should go,
            too.
          </Text>
          <KeptRecords own={own} removed={removed} onChange={setRemoved} />
        </>
      )}
      <Group>
        <Button aria-disabled={isPending} onClick={() => void start({ remove: removed })}>
          {isPending ? 'Removing…' : 'Start Empty…'}
        </Button>
      </Group>
    </FormSection>
  );
}

function RemoveEverything() {
  const { start, isPending } = useStartEmpty();
  const [typed, setTyped] = useState('');
  const isTyped = typed.trim().toLowerCase() === removeEverything;
  return (
    <FormSection title="Everything">
      <Text c="dimmed">
        Removes all content, also yours: every record, text, photo, message, subscriber, screen and waiting email. A
        backup is made first, and nothing is removed without one. Your accounts stay.
      </Text>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isTyped) void start({ everything: removeEverything });
        }}
      >
        <Group align="flex-end" gap="sm">
          <TextInput
            label={`To confirm, type “${removeEverything}”`}
            value={typed}
            autoComplete="off"
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" color="red" disabled={!isTyped} aria-disabled={isPending}>
            {isPending ? 'Removing…' : 'Remove Everything'}
          </Button>
        </Group>
      </form>
    </FormSection>
  );
}

type DemoPanelProps = { startEmpty: NonNullable<Setup['startEmpty']> };

export const DemoPanel = ({ startEmpty: { demo } }: DemoPanelProps) => (
  <Loaded of={setupQueries.own()} errorText="What you have added or changed could not be loaded">
    {(own) => (
      <Stack gap="md">
        <RemoveDemo demo={demo} own={own} />
        <RemoveEverything />
      </Stack>
    )}
  </Loaded>
);
