/** What the panel's home page shows, by section. */
import type { EventStatus } from '../event/constants';
import type { InquiryKind } from '../inquiry/constants';
import type { TaproomStatus } from '../taproom/status';

export type HomeEvent = {
  id: string;
  title: string;
  status: EventStatus;
  isPublic: boolean;
  /** Its taproom's name; null if it takes place in every taproom. */
  taproom: string | null;
  /** `5:00 PM - 8:00 PM`, with the date if it is not of tonight; null without both. */
  when: string | null;
};

export type HomeTaproom = { id: string; name: string; kind: TaproomStatus['kind']; status: string };

export type HomeSections = {
  /** `taprooms` is null without the permission to read them. */
  events: { date: string; taprooms: HomeTaproom[] | null; tonight: HomeEvent[]; upcoming: HomeEvent[] };
  inquiries: {
    total: number;
    overdue: number;
    /** The longest waiting first. */
    oldest: { id: string; name: string; kind: InquiryKind; preview: string; createdAt: string; isOverdue: boolean }[];
  };
  subscribers: {
    active: number;
    /** Sign-ups by week, oldest first; the last one is this week. */
    weeks: { start: string; count: number }[];
  };
  attention: AttentionEntry[];
};

export type HomeSection = keyof HomeSections;

/** Something to do, and where: in a saved view of a list, in a record, in the media library, or in bar mode. */
export type AttentionEntry = {
  key: string;
  text: string;
  target: { uid: string; view: string } | { uid: string; id: string } | { url: string } | 'media-without-alt-text';
};
