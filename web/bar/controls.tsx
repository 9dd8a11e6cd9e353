import { X } from 'lucide-react';
import {
  useCallback,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type FormEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { focusOnMount } from '../ui/focus-on-mount';

const looks = {
  large: 'bar-primary min-h-20 text-2xl',
  primary: 'bar-primary',
  secondary: 'bar-secondary',
  chosen: 'border-2 border-strong bg-raised text-strong',
  choice: 'border-2 border-edge',
} as const;

type BarButtonProps = ComponentProps<'button'> & { look?: keyof typeof looks };

export const BarButton = ({ look = 'secondary', className = '', ...props }: BarButtonProps) => (
  <button type="button" className={`bar-button ${looks[look]} ${className}`} {...props} />
);

type BarPageProps = { title: string; role?: 'alert'; className?: string; children: ReactNode };

/** Gets the focus: the control that had it is gone with the previous page. */
export const PageHeading = ({ className, children }: { className: string; children: ReactNode }) => (
  <h1 tabIndex={-1} ref={focusOnMount} className={`outline-none ${className}`}>
    {children}
  </h1>
);

/** A page that is a heading, a text and buttons. */
export const BarPage = ({ title, role, className = 'content-center gap-4', children }: BarPageProps) => (
  <main role={role} className={`mx-auto grid min-h-dvh max-w-md p-5 ${className}`}>
    <PageHeading className="text-4xl">{title}</PageHeading>
    {children}
  </main>
);

type SheetProps = { title: string; onClose: () => void; children: ReactNode };

/** A finger that touches a tap twice must not press what has just appeared under it. */
const guardMs = 350;

/** A dialog at the bottom edge, as long as it is rendered. The native `<dialog>` traps the focus and restores it afterwards. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const openedAt = useRef(0);
  const titleId = useId();
  const open = useCallback((dialog: HTMLDialogElement) => {
    dialog.showModal();
    openedAt.current = performance.now();
    dialog.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => dialog.close();
  }, []);

  const stopDoubleTouch = (event: MouseEvent) => {
    const isTouch = (event.nativeEvent as PointerEvent).pointerType === 'touch';
    if (!isTouch || event.timeStamp - openedAt.current > guardMs) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <dialog
      ref={open}
      aria-labelledby={titleId}
      onClickCapture={stopDoubleTouch}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // In development, StrictMode closes it once and opens it again.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      className="fixed inset-x-0 top-auto bottom-0 mx-auto mt-auto mb-0 max-h-[92dvh] w-full max-w-xl overflow-y-auto overscroll-contain rounded-t-2xl border-2 border-b-0 border-edge bg-page text-content backdrop:bg-ink/80 open:animate-rise"
    >
      <div className="grid gap-4 p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <div className="flex items-start justify-between gap-3">
          <h2 id={titleId} className="text-3xl [overflow-wrap:anywhere]">
            {title}
          </h2>
          <button
            type="button"
            aria-label="Close"
            className="bar-button -mt-1 -mr-1 min-w-14 shrink-0 text-quiet"
            onClick={onClose}
          >
            <X aria-hidden size={28} />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

/** A setting does not look like the buttons that change a tap at once. */
const choiceLooks = {
  setting: {
    row: 'rounded-full border-2 border-edge bg-panel p-1',
    value: 'min-h-12 rounded-full px-1 font-display text-lg leading-tight font-bold [overflow-wrap:anywhere]',
    chosen: 'bg-content text-page',
    other: 'text-quiet',
  },
  action: { row: 'gap-2', value: 'bar-button px-1 text-lg', chosen: looks.chosen, other: looks.choice },
} as const;

type ChoiceProps<Value extends string> = {
  label: string;
  /** What the choice is for. */
  hint?: string;
  values: readonly Value[];
  labels: Record<Value, string>;
  chosen: Value | null;
  onChoose: (value: Value) => void;
  look?: keyof typeof choiceLooks;
};

/** One of a few values in one touch. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, hint, values, labels, chosen, onChoose, look = 'setting' } = props;
  const labelId = useId();
  const classes = choiceLooks[look];
  return (
    <div role="group" aria-labelledby={labelId} className="grid gap-1">
      <p className="text-base leading-tight">
        <span id={labelId} className="font-semibold">
          {label}
        </span>
        {hint && <span className="text-quiet"> {hint}</span>}
      </p>
      <div className={`grid auto-cols-fr grid-flow-col ${classes.row}`}>
        {values.map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === chosen}
            onClick={() => onChoose(value)}
            className={`${classes.value} ${value === chosen ? classes.chosen : classes.other}`}
          >
            {labels[value]}
          </button>
        ))}
      </div>
    </div>
  );
}

/** `Kicked →`: the fonts have no arrow, those of the system do. */
export const Verb = ({ text }: { text: string }) =>
  text.endsWith('→') ? (
    <>
      {text.slice(0, -1)}
      <span className="font-[system-ui]">→</span>
    </>
  ) : (
    text
  );

/** The values and errors of a form. */
export function useFields<Values extends Record<string, string>>(initial: Values) {
  type Name = keyof Values & string;
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const focus = (name: Name) => form.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
  return {
    values,
    errors,
    focus,
    /** Takes the errors in the order of the form: the first one gets the focus. */
    showErrors(found: Partial<Record<Name, string>>) {
      setErrors(found);
      const [first] = Object.keys(found) as Name[];
      if (first) focus(first);
    },
    formProps: (submit: () => unknown) => ({
      ref: form,
      noValidate: true,
      onSubmit(event: FormEvent) {
        event.preventDefault();
        void submit();
      },
    }),
    control: <Field extends Name>(name: Field) => ({
      name,
      value: values[name],
      onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
    }),
  };
}
