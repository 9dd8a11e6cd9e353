/** A message in a page or dialog. Unlike Strapi's alert, it can't be closed: it disappears with its cause. */
import { Button, Flex, Typography } from '@strapi/design-system';
import { WarningCircle } from '@strapi/icons';
import type { ReactNode } from 'react';

type NoticeProps = {
  variant: 'warning' | 'danger';
  title: string;
  children?: ReactNode;
  onRetry?: () => void;
};

export const Notice = ({ variant, title, children, onRetry }: NoticeProps) => (
  <Flex
    role={variant === 'danger' ? 'alert' : undefined}
    gap={3}
    alignItems="flex-start"
    wrap="wrap"
    background={`${variant}100`}
    borderColor={`${variant}200`}
    hasRadius
    padding={4}
  >
    <WarningCircle aria-hidden width="1.6rem" height="1.6rem" fill={`${variant}600`} style={{ marginTop: '0.2rem' }} />
    <Flex direction="column" alignItems="flex-start" gap={1} flex="1" minWidth={0}>
      <Typography fontWeight="bold" textColor="neutral800">
        {title}
      </Typography>
      {children && <Typography textColor="neutral800">{children}</Typography>}
    </Flex>
    {onRetry && (
      <Button variant="danger-light" onClick={onRetry}>
        Try again
      </Button>
    )}
  </Flex>
);
