import { ActionIcon, Tooltip } from '@mantine/core';
import type { StaffSection } from '@domain/shared/staff-link';
import { Link } from 'lucide-react';
import { copyStaffLink } from '../lib/copy-staff-link';

type CopyLinkButtonProps = {
  section: StaffSection;
  id: string;
  /** Of the record, such as `Pub Quiz`. */
  name: string;
};

/** Copies the link that opens the record here. Menus call `copyStaffLink` from an item named "Copy link". */
export const CopyLinkButton = ({ section, id, name }: CopyLinkButtonProps) => (
  <Tooltip label="Copy link">
    <ActionIcon aria-label={`Copy link to ${name}`} onClick={() => void copyStaffLink(section, id)}>
      <Link size={16} />
    </ActionIcon>
  </Tooltip>
);
