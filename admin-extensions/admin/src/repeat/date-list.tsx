/** The dates of the copies, with checkboxes to skip them and the reasons to skip each. */
import { Badge, Box, Checkbox, Flex, Typography } from '@strapi/design-system';
import { useId } from 'react';
import { findCommonWarnings } from '../../../../cms/domain/event/repeat-dates';
import type { PreviewedDate } from '../../../../cms/domain/panel/event-repeat';
import { formatFullDate } from '../../../../cms/domain/time/format';
import { Notice } from '../notice';
import { pluralize } from '../pluralize';

type DateListProps = {
  dates: readonly PreviewedDate[];
  chosen: readonly string[];
  /** The server's messages by date. */
  errors: Record<string, string | undefined>;
  onToggle: (date: string) => void;
};

export function DateList({ dates, chosen, errors, onToggle }: DateListProps) {
  const commonWarnings = findCommonWarnings(dates);
  const hintId = useId();
  return (
    <Flex
      tag="fieldset"
      direction="column"
      alignItems="stretch"
      gap={2}
      style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}
      aria-describedby={hintId}
    >
      <Typography tag="legend" variant="pi" fontWeight="bold" paddingBottom={1} style={{ paddingInline: 0 }}>
        Dates
      </Typography>
      <Typography id={hintId} variant="pi" textColor="neutral600">
        {chosen.length === dates.length
          ? 'Clear a date to skip it.'
          : `${pluralize(dates.length - chosen.length, 'date')} skipped.`}
      </Typography>
      <div role="status">
        {commonWarnings.length > 0 && (
          <Notice variant="warning" title="Outside opening hours">
            {commonWarnings.join(' ')} This applies to all of these dates.
          </Notice>
        )}
      </div>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
        {dates.map((entry) => (
          <li key={entry.date}>
            <DateEntry
              entry={entry}
              commonWarnings={commonWarnings}
              isChosen={chosen.includes(entry.date)}
              error={errors[entry.date]}
              onToggle={() => onToggle(entry.date)}
            />
          </li>
        ))}
      </Flex>
    </Flex>
  );
}

type DateEntryProps = {
  entry: PreviewedDate;
  commonWarnings: readonly string[];
  isChosen: boolean;
  error: string | undefined;
  onToggle: () => void;
};

function DateEntry({ entry, commonWarnings, isChosen, error, onToggle }: DateEntryProps) {
  const { date, holiday, isTaken } = entry;
  const notesId = useId();
  const notes = listNotes(entry, commonWarnings);
  return (
    <>
      <Checkbox checked={isChosen} disabled={isTaken} onCheckedChange={onToggle} aria-describedby={notesId}>
        <Flex tag="span" gap={2} wrap="wrap">
          {formatFullDate(date)}
          {holiday && <Badge>{holiday}</Badge>}
        </Flex>
      </Checkbox>
      <Box id={notesId} style={{ paddingLeft: '2.8rem' }}>
        {notes.map((note) => (
          <Typography key={note} tag="p" variant="pi" textColor="warning700">
            {note}
          </Typography>
        ))}
        {error && (
          <Typography tag="p" variant="pi" textColor="danger600">
            {error}
          </Typography>
        )}
      </Box>
    </>
  );
}

const listNotes = ({ isTaken, warnings, overlaps }: PreviewedDate, commonWarnings: readonly string[]) =>
  isTaken
    ? ['Already scheduled']
    : [
        ...warnings.filter((text) => !commonWarnings.includes(text)),
        ...overlaps.map((other) => `At the same time: ${other}`),
      ];
