import { ActionIcon, Menu } from '@mantine/core';
import { Clock, Copy, EllipsisVertical, Text as TextIcon } from 'lucide-react';

export const copyTargets = {
  everyDay: 'every day',
  weekdays: 'Monday to Friday',
  weekend: 'Saturday and Sunday',
} as const;
export type CopyTarget = keyof typeof copyTargets;

type DayMenuProps = {
  name: string;
  /** Null where days have no texts. */
  isTextShown: boolean | null;
  onCopy: (target: CopyTarget) => void;
  onWholeDay: () => void;
  onText: (isVisible: boolean) => void;
};

export const DayMenu = ({ name, isTextShown, onCopy, onWholeDay, onText }: DayMenuProps) => (
  <Menu position="bottom-end" withinPortal shadow="md" loop={false}>
    <Menu.Target>
      <ActionIcon aria-label={`More for ${name}`}>
        <EllipsisVertical size={16} />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      {(Object.keys(copyTargets) as CopyTarget[]).map((target) => (
        <Menu.Item key={target} leftSection={<Copy size={14} aria-hidden />} onClick={() => onCopy(target)}>
          Copy to {copyTargets[target]}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Item leftSection={<Clock size={14} aria-hidden />} onClick={onWholeDay}>
        Open 24 hours
      </Menu.Item>
      {isTextShown !== null && (
        <Menu.Item leftSection={<TextIcon size={14} aria-hidden />} onClick={() => onText(!isTextShown)}>
          {isTextShown ? 'Remove the text' : 'Show a text instead'}
        </Menu.Item>
      )}
    </Menu.Dropdown>
  </Menu>
);
