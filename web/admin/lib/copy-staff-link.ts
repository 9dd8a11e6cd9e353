import type { StaffSection } from '@domain/shared/staff-link';
import { toast } from '../components/toast';
import { staffRecordUrl } from '../shell/staff-link';
import { copyText } from './copy-text';

/** Copies the link that opens a record in the staff app, for buttons and menu items. */
export const copyStaffLink = async (section: StaffSection, id: string) => {
  const url = staffRecordUrl(section, id);
  if (await copyText(url)) toast.success('Link copied');
  else toast.error(`The link could not be copied: ${url}`);
};
