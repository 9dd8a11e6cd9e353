import {
  ActionIcon,
  Button,
  FileButton,
  Group,
  Progress,
  Tooltip,
  type ActionIconProps,
  type ButtonProps,
} from '@mantine/core';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, ImageUp, Trash2, type LucideIcon } from 'lucide-react';
import { useRef, type ComponentProps, type MouseEvent, type ReactNode } from 'react';

type Clickable = {
  /** The button stays focusable, and clicks have no effect. */
  isDisabled?: boolean;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown;
};

type NativeProps = Omit<ComponentProps<'button'>, 'onClick' | 'color' | 'style' | 'children'>;

const fadedStyle = { opacity: 0.35 };

type IconButtonProps = Clickable &
  NativeProps &
  ActionIconProps & { icon: LucideIcon; label: string; tooltip?: string };

export function IconButton({ icon: Icon, label, tooltip, isDisabled, onClick, ...props }: IconButtonProps) {
  const button = (
    <ActionIcon
      aria-label={label}
      aria-disabled={isDisabled}
      style={isDisabled ? fadedStyle : undefined}
      onClick={(event: MouseEvent<HTMLButtonElement>) => isDisabled || onClick?.(event)}
      {...props}
    >
      <Icon size={16} />
    </ActionIcon>
  );
  return tooltip ? <Tooltip label={tooltip}>{button}</Tooltip> : button;
}

export const TrashButton = (props: Omit<IconButtonProps, 'icon'>) => (
  <IconButton icon={Trash2} color="red.7" {...props} />
);

type SmallButtonProps = Clickable & NativeProps & ButtonProps & { icon?: LucideIcon };

export const SmallButton = ({ icon: Icon, isDisabled, onClick, ...props }: SmallButtonProps) => (
  <Button
    size="xs"
    variant="default"
    leftSection={Icon && <Icon size={14} />}
    aria-disabled={isDisabled}
    onClick={(event: MouseEvent<HTMLButtonElement>) => isDisabled || onClick?.(event)}
    {...props}
  />
);

type MoveButtonsProps = {
  name: string;
  /** Complete "Move photo 1 …". */
  labels: [string, string];
  index: number;
  count: number;
  /** Earlier is up, and later is down. */
  isColumn: boolean;
  onMove: (from: number, to: number) => void;
};

/** The alternative to dragging that WCAG 2.5.7 requires. */
export function MoveButtons({ name, labels, index, count, isColumn, onMove }: MoveButtonsProps) {
  if (count === 1) return null;
  return (
    <Group gap={0} wrap="nowrap">
      <IconButton
        icon={isColumn ? ArrowUp : ArrowLeft}
        label={`Move ${name} ${labels[0]}`}
        isDisabled={index === 0}
        onClick={() => onMove(index, index - 1)}
      />
      <IconButton
        icon={isColumn ? ArrowDown : ArrowRight}
        label={`Move ${name} ${labels[1]}`}
        isDisabled={index === count - 1}
        onClick={() => onMove(index, index + 1)}
      />
    </Group>
  );
}

type UploadButtonProps = {
  fileLabel: string;
  label?: string;
  accept: readonly string[];
  isBusy: boolean;
  onFile: (file: File) => void;
  children: ReactNode;
};

export function UploadButton({ fileLabel, label, accept, isBusy, onFile, children }: UploadButtonProps) {
  const resetFile = useRef<() => void>(null);
  const handleFile = (file: File | null) => {
    // Choosing the same file again fires no change event without a reset.
    resetFile.current?.();
    if (file && !isBusy) onFile(file);
  };
  return (
    <FileButton
      onChange={handleFile}
      resetRef={resetFile}
      accept={accept.join(',')}
      inputProps={{ 'aria-label': fileLabel }}
    >
      {(props) => (
        <SmallButton {...props} icon={ImageUp} aria-label={label} aria-disabled={isBusy}>
          {children}
        </SmallButton>
      )}
    </FileButton>
  );
}

type UploadProgressProps = { label: string; percent: number | null; mt?: string };

export const UploadProgress = ({ label, percent, mt }: UploadProgressProps) =>
  percent !== null && (
    <Progress.Root size="md" mt={mt}>
      <Progress.Section value={percent} aria-label={label} animated={percent === 100} />
    </Progress.Root>
  );
