import { Badge } from '@mantine/core';

/** Whether the site shows uploaded images or its default ones. */
export const CustomBadge = ({ isCustom }: { isCustom: boolean }) => (
  <Badge size="sm" color={isCustom ? 'green' : 'gray'}>
    {isCustom ? 'Custom' : 'Default'}
  </Badge>
);
