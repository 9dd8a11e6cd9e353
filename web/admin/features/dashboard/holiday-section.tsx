import { Box, Button, Group, Modal, Paper, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatSpans } from '@domain/taproom/week-hours';
import {
  closedOnHoliday,
  listHolidayPrompts,
  openOnHoliday,
  type HolidayPrompt,
} from '@domain/taproom/holiday-prompts';
import { isNotYetOpen } from '@domain/taproom/label';
import { openingHoursInput } from '@domain/taproom/opening-hours-input';
import type { StaffTaproom, HoursException } from '@domain/taproom/schema';
import { todayIn } from '@domain/time/zone';
import { addException, taproomApi, removeException } from '../../api/taprooms';
import { Section } from '../../components/form-parts';
import { SpanList } from '../../components/hours/week-editor';
import { showUndoToast } from '../../components/toast';
import { useNow } from '../../../ui/use-now';
import { useAction } from '../../hooks/use-action';
import { useTaprooms } from '../../hooks/use-taprooms';
import { dropImpliedErrors, validateWith } from '../../lib/form-errors';
import { DialogButtons } from '../../components/record-form';

const validate = (exception: HoursException) =>
  dropImpliedErrors(validateWith(openingHoursInput)({ exceptions: [exception] }));

/** A holiday of a taproom. */
type Entry = { taproom: StaffTaproom; prompt: HolidayPrompt };

type HolidayHoursProps = Entry & {
  onSave: (exception: HoursException) => void;
  onClose: () => void;
};

function HolidayHours({ taproom, prompt, onSave, onClose }: HolidayHoursProps) {
  const form = useForm({ initialValues: openOnHoliday(taproom.openingHours, prompt), validate });
  const { spans } = form.values;

  return (
    <form noValidate aria-label={`Hours on ${prompt.name}`} onSubmit={form.onSubmit(onSave)}>
      <Stack gap="md">
        <Text>
          {taproom.name}, {prompt.label}
        </Text>
        <SpanList
          name={prompt.name}
          path="exceptions.0.spans"
          spans={spans}
          errors={form.errors}
          onChange={(next) => form.setFieldValue('spans', next)}
        />
        {spans.length === 0 && <Text c="dimmed">Without hours, it is closed.</Text>}
      </Stack>
      <DialogButtons label="Save Hours" onCancel={onClose} />
    </form>
  );
}

type SavedAnswer = { taproom: StaffTaproom; exception: HoursException };

function useHolidayAnswers() {
  const queryClient = useQueryClient();
  return useAction({
    run: ({ taproom, exception }: SavedAnswer) => addException(queryClient, taproom.slug, exception),
    onSuccess: (_, { taproom: { slug, name }, exception }) =>
      showUndoToast({
        message: `${name} on ${exception.reason ?? 'this day'}: ${formatSpans(exception.spans)}`,
        onUndo: () =>
          removeException(queryClient, slug, exception).finally(() => void taproomApi.invalidate(queryClient)),
      }),
    failureText: 'Failed to save the hours. Please try again.',
    invalidate: taproomApi.invalidate,
  });
}

const answerLabels = { closed: 'Closed', other: 'Other hours', usual: 'Open as usual' };

type Answer = keyof typeof answerLabels;

const answers = Object.keys(answerLabels) as Answer[];

type PromptRowProps = Entry & { isBusy: boolean; onAnswer: (answer: Answer) => void };

function PromptRow({ taproom, prompt: { name, label, usual }, isBusy, onAnswer }: PromptRowProps) {
  const holiday = `${name} in ${taproom.name}`;
  return (
    <Group gap="8px 16px" justify="space-between" px={14} py={9} role="group" aria-label={holiday}>
      <Box flex="1 1 220px" miw={0} style={{ overflowWrap: 'anywhere' }}>
        <Text span fw={600}>
          {name}, {label}
        </Text>
        <Text span c="dimmed" display="block">
          {[taproom.name, usual && `usually ${usual}`].filter(Boolean).join(': ')}
        </Text>
      </Box>
      <Group gap={6}>
        {answers.map((answer) => (
          <Button
            key={answer}
            size="compact-sm"
            variant="default"
            aria-label={`${answerLabels[answer]}: ${holiday}`}
            disabled={isBusy}
            onClick={() => onAnswer(answer)}
          >
            {answerLabels[answer]}
          </Button>
        ))}
      </Group>
    </Group>
  );
}

const shownAtFirst = 4;

const listEntries = (taprooms: readonly StaffTaproom[], now: Date): Entry[] =>
  taprooms
    .filter((taproom) => taproom.isActive && !isNotYetOpen(taproom))
    .flatMap((taproom) =>
      listHolidayPrompts(taproom.openingHours, todayIn(taproom.timeZone, now)).map((prompt) => ({ taproom, prompt })),
    )
    .sort((one, two) => one.prompt.date.localeCompare(two.prompt.date));

/** Asks for the hours on holidays of the next eight weeks; nothing when all are known. */
export function HolidaySection() {
  const taprooms = useTaprooms();
  const now = useNow();
  const [isExpanded, setExpanded] = useState(false);
  const [edited, setEdited] = useState<Entry | null>(null);
  const saving = useHolidayAnswers();
  const entries = listEntries(taprooms, now);
  if (entries.length === 0 && !edited) return null;

  const handleAnswer = ({ taproom, prompt }: Entry, answer: Answer) => {
    if (answer === 'other') return setEdited({ taproom, prompt });
    const exception = answer === 'closed' ? closedOnHoliday(prompt) : openOnHoliday(taproom.openingHours, prompt);
    void saving.start({ taproom, exception });
  };
  const shown = isExpanded ? entries : entries.slice(0, shownAtFirst);

  return (
    <Section title="Holiday Hours" hint="Are you open as usual? The site and search engines show your answer.">
      <Paper withBorder component="ul" className="divided-list">
        {shown.map((entry) => (
          <li key={`${entry.taproom.slug} ${entry.prompt.date}`}>
            <PromptRow {...entry} isBusy={saving.isPending} onAnswer={(answer) => handleAnswer(entry, answer)} />
          </li>
        ))}
      </Paper>
      {shown.length < entries.length && (
        <Button variant="subtle" size="xs" color="gray.8" mt={6} onClick={() => setExpanded(true)}>
          Show {entries.length - shown.length} more
        </Button>
      )}
      <Modal
        opened={edited !== null}
        onClose={() => setEdited(null)}
        title={edited && `Hours on ${edited.prompt.name}`}
      >
        {edited && (
          <HolidayHours
            {...edited}
            onSave={(exception) => {
              void saving.start({ taproom: edited.taproom, exception });
              setEdited(null);
            }}
            onClose={() => setEdited(null)}
          />
        )}
      </Modal>
    </Section>
  );
}
