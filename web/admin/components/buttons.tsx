import { ActionIcon, Button, Tooltip, type ActionIconProps, type ButtonProps } from '@mantine/core';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';

type Clickable = {
  /** The button stays focusable, and clicks have no effect. */
  isBusy?: boolean;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown;
};

type NativeProps = Omit<ComponentProps<'button'>, 'onClick' | 'color' | 'style' | 'children'>;

type IconButtonProps = Clickable &
  NativeProps &
  ActionIconProps & { icon: LucideIcon; label: string; tooltip?: string };

export function IconButton({ icon: Icon, label, tooltip, isBusy, onClick, ...props }: IconButtonProps) {
  const button = (
    <ActionIcon
      aria-label={label}
      aria-disabled={isBusy}
      onClick={(event: MouseEvent<HTMLButtonElement>) => isBusy || onClick?.(event)}
      {...props}
    >
      <Icon size={16} />
    </ActionIcon>
  );
  return tooltip ? <Tooltip label={tooltip}>{button}</Tooltip> : button;
}

type SmallButtonProps = Clickable & NativeProps & ButtonProps & { icon?: LucideIcon };

export const SmallButton = ({ icon: Icon, isBusy, onClick, ...props }: SmallButtonProps) => (
  <Button
    size="xs"
    variant="default"
    leftSection={Icon && <Icon size={14} />}
    aria-disabled={isBusy}
    onClick={(event: MouseEvent<HTMLButtonElement>) => isBusy || onClick?.(event)}
    {...props}
  />
);
