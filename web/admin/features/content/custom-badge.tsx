import { Badge } from '@mantine/core';

/** Whether staff's own pictures are shown, or those that come with the site. */
export const CustomBadge = ({ isCustom }: { isCustom: boolean }) => (
  <Badge size="sm" color={isCustom ? 'green' : 'gray'}>
    {isCustom ? 'Custom' : 'Default'}
  </Badge>
);
