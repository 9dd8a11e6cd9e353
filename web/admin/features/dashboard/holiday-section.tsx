import { Button, Paper, Text, Modal, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatSpans } from '@domain/taproom/week-hours';
import {
  closedOnHoliday,
  listHolidayPrompts,
  openOnHoliday,
  type HolidayPrompt as Prompt,
} from '@domain/taproom/holiday-prompts';
import { isNotYetOpen } from '@domain/taproom/label';
import { openingHoursInput } from '@domain/taproom/opening-hours-input';
import type { StaffTaproom, HoursException } from '@domain/taproom/schema';
import { todayIn } from '@domain/time/zone';
import { addException, taproomApi, removeException } from '../../api/taprooms';
import { Section } from '../../components/form-parts';
import { HolidayPrompt, type HolidayAnswer } from '../../components/hours/holiday-prompt';
import { SpanList } from '../../components/hours/week-editor';
import { showUndoToast } from '../../components/toast';
import { useNow } from '../../../ui/use-now';
import { useAction } from '../../hooks/use-action';
import { useTaprooms } from '../../hooks/use-taprooms';
import { dropImpliedErrors, validateWith } from '../../lib/form-errors';
import { DialogButtons } from '../../components/record-form';

const validate = (exception: HoursException) =>
  dropImpliedErrors(validateWith(openingHoursInput)({ exceptions: [exception] }));

type FormProps = {
  taproom: StaffTaproom;
  prompt: Prompt;
  onSave: (exception: HoursException) => void;
  onClose: () => void;
};

function HolidayHours({ taproom, prompt, onSave, onClose }: FormProps) {
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

type Answer = { taproom: StaffTaproom; exception: HoursException };

function useHolidayAnswers() {
  const queryClient = useQueryClient();
  return useAction({
    run: ({ taproom, exception }: Answer) => addException(queryClient, taproom.slug, exception),
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

type Entry = { taproom: StaffTaproom; prompt: Prompt };

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
  const answers = useHolidayAnswers();
  const entries = listEntries(taprooms, now);
  if (entries.length === 0 && !edited) return null;

  const handleAnswer = ({ taproom, prompt }: Entry, answer: HolidayAnswer) => {
    if (answer === 'other') return setEdited({ taproom, prompt });
    const exception = answer === 'closed' ? closedOnHoliday(prompt) : openOnHoliday(taproom.openingHours, prompt);
    void answers.start({ taproom, exception });
  };
  const shown = isExpanded ? entries : entries.slice(0, shownAtFirst);

  return (
    <Section title="Holiday Hours" hint="Are you open as usual? The site and search engines show your answer.">
      <Paper withBorder component="ul" className="divided-list">
        {shown.map((entry) => (
          <li key={`${entry.taproom.slug} ${entry.prompt.date}`}>
            <HolidayPrompt
              prompt={entry.prompt}
              taproomName={entry.taproom.name}
              isBusy={answers.isPending}
              onAnswer={(answer) => handleAnswer(entry, answer)}
            />
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
              void answers.start({ taproom: edited.taproom, exception });
              setEdited(null);
            }}
            onClose={() => setEdited(null)}
          />
        )}
      </Modal>
    </Section>
  );
}
