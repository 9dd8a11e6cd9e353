import { Group, Paper, Stack, Text, Title, Button, Alert } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { History } from 'lucide-react';
import { useId, type ReactNode, useRef, useState, useSyncExternalStore, type RefObject, memo } from 'react';
import { useIsUploading } from '../hooks/use-upload';
import { isSame } from '../lib/merge';
import { confirm } from './confirm';
import classes from './form-actions.module.css';
import { SmallButton } from './buttons';
import { ErrorAlert } from './error-alert';

type FormSectionProps = {
  id?: string;
  title: string;
  hint?: ReactNode;
  badge?: ReactNode;
  /** 3 in dialogs, whose title is an h2. */
  order?: 2 | 3;
  children: ReactNode;
};

export function FormSection({ id, title, hint, badge, order = 2, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <Paper component="section" withBorder p="md" id={id} aria-labelledby={titleId}>
      <Group gap="xs" mb={hint ? 0 : 'sm'}>
        <Title order={order} id={titleId}>
          {title}
        </Title>
        {badge}
      </Group>
      {hint && (
        <Text size="xs" c="dimmed" mb="sm">
          {hint}
        </Text>
      )}
      <Stack gap="sm">{children}</Stack>
    </Paper>
  );
}

type SectionProps = { title: string; hint?: ReactNode; aside?: ReactNode; children: ReactNode };

/** A part of a page without a frame. */
export function Section({ title, hint, aside, children }: SectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Group justify="space-between" mb="xs">
        <div>
          <Title order={2} id={titleId}>
            {title}
          </Title>
          <Text c="dimmed">{hint}</Text>
        </div>
        {aside}
      </Group>
      {children}
    </section>
  );
}

type FormActionsProps = {
  isDirty?: boolean;
  /** Beside the buttons; by default, whether there are unsaved changes. */
  status?: string;
  isSaving: boolean;
  isDisabled?: boolean;
  label: string;
  savingLabel?: string;
  children: ReactNode;
};

/** The buttons of a long form, sticky at the bottom of the screen. Saving has to wait for uploads. */
export function FormActions({ isDirty = false, isSaving, isDisabled, label, children, ...texts }: FormActionsProps) {
  const { status = isDirty && !isSaving ? 'Unsaved changes' : '', savingLabel = 'Saving...' } = texts;
  const isUploading = useIsUploading() && !isSaving;
  return (
    <div className={classes.bar} data-form-actions>
      <Text c="dimmed" role="status">
        {isUploading ? 'Photos are uploading. You can save when they are done.' : status}
      </Text>
      <Group gap="sm" wrap="nowrap">
        {children}
        <Button type="submit" aria-disabled={isDisabled || isSaving || isUploading}>
          {isSaving ? savingLabel : label}
        </Button>
      </Group>
    </div>
  );
}

/** The messages that are not shown elsewhere in the form of `marker`, such as those of fields that it does not have. */
function useUnplacedErrors(marker: RefObject<HTMLElement | null>, errors: Record<string, ReactNode>): string[] {
  const messages = [...new Set(Object.values(errors).filter((message) => typeof message === 'string'))];
  // The document is read again after the commit, in which the fields show their messages.
  const unplaced = useSyncExternalStore(neverChanges, () => findUnplaced(marker.current, messages).join(separator));
  return unplaced.split(separator).filter(Boolean);
}

const separator = '\n';

const neverChanges = () => () => undefined;

function findUnplaced(marker: HTMLElement | null, messages: string[]): string[] {
  const form = marker?.closest('form');
  if (!form || messages.length === 0) return [];
  const shown = readFields(form);
  return messages.filter((message) => !shown.includes(message));
}

/** The texts of the form without its summary. */
const readFields = (form: HTMLFormElement) =>
  [...form.children]
    .filter((child) => !child.hasAttribute('data-form-error'))
    .map((child) => child.textContent)
    .join(separator);

type FormErrorProps = {
  text: string | null;
  /** All errors of the form. Those that no field shows are listed here. */
  errors?: Record<string, ReactNode>;
};

const noErrors = {};

/** The error of a long form, sticky below the header. */
export function FormError({ text, errors = noErrors }: FormErrorProps) {
  const marker = useRef<HTMLSpanElement>(null);
  const unplaced = useUnplacedErrors(marker, errors);
  return (
    <>
      <span ref={marker} hidden />
      {(text !== null || unplaced.length > 0) && (
        <ErrorAlert mb="md" className={classes.notice} data-form-error>
          {text}
          {unplaced.length > 0 && (
            <ul className={classes.list}>
              {unplaced.map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          )}
        </ErrorAlert>
      )}
    </>
  );
}

type RestoredNoticeProps = { isVisible: boolean; onDiscard: () => void };

/** Above a form that starts with the unsaved changes from before a reload. */
export function RestoredNotice({ isVisible, onDiscard }: RestoredNoticeProps) {
  return (
    <div role="status">
      {isVisible && (
        <Alert color="blue" variant="light" mb="md" icon={<History size={18} />}>
          <Group justify="space-between" gap="xs">
            Your unsaved changes are back.
            <SmallButton onClick={onDiscard}>Discard changes</SmallButton>
          </Group>
        </Alert>
      )}
    </div>
  );
}

/** Discards the unsaved changes of a tab, after a confirmation. */
export function UndoButton({ onUndo }: { onUndo: () => void }) {
  const handleUndo = async () => {
    const isConfirmed = await confirm({
      title: 'Undo all changes?',
      message: 'Your changes have not been saved and would be lost.',
      confirmLabel: 'Undo changes',
      cancelLabel: 'Keep editing',
      isDestructive: true,
    });
    if (isConfirmed) onUndo();
  };
  return (
    <Button variant="default" onClick={() => void handleUndo()}>
      Undo
    </Button>
  );
}

type FormSliceProps<Values extends FormValues> = {
  form: UseFormReturnType<Values>;
  /** What the part shows beside values of the form. */
  also?: unknown;
  /** Gets the form, and remembers what is read from it. */
  children: (form: UseFormReturnType<Values>) => ReactNode;
};

type FormValues = Record<string, unknown>;

/** Part of a long form, which renders again only when a value that it has read, an error of one or `also` has changed. */
export function FormSlice<Values extends FormValues>({ form, also, children }: FormSliceProps<Values>) {
  const [read] = useState(() => new Set<string>());
  const { values, errors } = form;
  return (
    <Slice values={values} errors={errors} also={also} read={read} render={() => children(rememberReads(form, read))} />
  );
}

type Shown = { values: FormValues; errors: Record<string, ReactNode>; also: unknown; read: ReadonlySet<string> };

/** Compared by value: each change copies all values of a form. */
const Slice = memo(
  ({ render }: Shown & { render: () => ReactNode }) => render(),
  (before, after) => isSame(listShown(before), listShown(after)),
);

const listShown = ({ values, errors, also, read }: Shown) => [
  also,
  [...read].map((path) => valueAt(values, path)),
  Object.entries(errors).filter(([path]) => [...read].some((each) => `${path}.`.startsWith(`${each}.`))),
];

const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce((value, name) => (value instanceof Object ? (value as FormValues)[name] : undefined), values);

function rememberReads<Values extends FormValues>(form: UseFormReturnType<Values>, read: Set<string>) {
  const remember = <Target extends object>(target: Target) =>
    new Proxy(target, {
      get(_, name, receiver) {
        if (typeof name === 'string') read.add(name);
        return Reflect.get(target, name, receiver) as unknown;
      },
    });
  const getInputProps: typeof form.getInputProps = (path, options) => {
    read.add(String(path));
    return form.getInputProps(path, options);
  };
  return { ...form, values: remember(form.values), errors: remember(form.errors), getInputProps };
}
