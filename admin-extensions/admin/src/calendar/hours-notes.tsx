/** The taprooms that are closed on a day, or have special hours. */
import { Flex, Typography } from '@strapi/design-system';
import { Clock } from '@strapi/icons';
import type { CalendarTaproom } from '../../../../cms/domain/panel/calendar';
import { describeHoursNote, listHoursNotes } from '../../../../cms/domain/taproom/hours-notes';

export const HoursNotes = ({ date, taprooms }: { date: string; taprooms: readonly CalendarTaproom[] }) => (
  <>
    {listHoursNotes(taprooms, date).map((note) => (
      <Flex key={note.taproom} gap={2}>
        <Clock aria-hidden width="1.4rem" height="1.4rem" />
        <Typography textColor={note.isSpecial ? 'warning700' : 'neutral600'}>{describeHoursNote(note)}</Typography>
      </Flex>
    ))}
  </>
);
