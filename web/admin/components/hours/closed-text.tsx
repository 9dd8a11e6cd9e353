import { Text } from '@mantine/core';
import classes from './hours.module.css';

/** In the place of the hours: the switch beside it is labeled with what it turns on. */
export const ClosedText = () => (
  <Text span size="sm" c="dimmed" className={classes.closed}>
    Closed
  </Text>
);
