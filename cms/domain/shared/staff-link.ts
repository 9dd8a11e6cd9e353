/** Paths that open a record in the staff app, for links in emails and chats. */

const staffSections = ['beers', 'events', 'inbox'] as const;
export type StaffSection = (typeof staffSections)[number];

export const staffRecordPath = (section: StaffSection, id: string) => `/admin/${section}/${encodeURIComponent(id)}`;

/** `id` is null for a path to a section. It stays percent-encoded, so that it is always a single path segment. */
export function parseStaffPath(path: string): { section: string; id: string | null } | null {
  const [, section, id] = /^\/admin\/([a-z-]+)(?:\/([^/?#]+))?\/?$/.exec(path) ?? [];
  return section ? { section, id: id ?? null } : null;
}

export const hasStaffRecords = (section: string): section is StaffSection =>
  staffSections.some((known) => known === section);
