import { cleanup, screen, waitFor } from '@testing-library/react';
import { ApiError, NetworkError } from '../../api/client';
import { ConflictDialog } from '../components/conflict-dialog';
import { RestoredNotice } from '../components/form-parts';
import { renderStaffPage } from '../test/render-staff';
import { useRecordForm } from './use-record-form';
import { hasUnsavedChanges } from './use-unsaved-changes';

type Note = { title: string; text: string; version: number };
type NoteValues = { title: string; text: string };

const note: Note = { title: 'Kettle', text: 'Clean it.', version: 1 };
const toFormValues = (record: Note | null): NoteValues => ({ title: record?.title ?? '', text: record?.text ?? '' });

type Save = (values: NoteValues, base: Note | null) => Promise<Note>;
type FormOptions = {
  record?: Note | null;
  save: Save;
  onSaved?: (saved: Note) => void;
  onLeave?: (saved: Note) => void;
  fetchLatest?: () => Promise<Note>;
  errorPlacement?: 'form' | 'toast';
  draft?: { key: string };
};

function NoteForm({ record = note, fetchLatest, errorPlacement = 'form', ...options }: FormOptions) {
  const { form, base, isDirty, isSaving, isSaved, errorText, onSubmit, undo, restored, conflict } = useRecordForm<
    Note,
    NoteValues
  >({
    record,
    toFormValues,
    validate: ({ title }) => (title ? {} : { title: 'Title is required' }),
    fetchLatest: fetchLatest ?? (() => Promise.reject(new Error('unused'))),
    failureText: (error) => (error instanceof Error ? error.message : ''),
    errorPlacement,
    invalidText: 'Fix the errors',
    ...options,
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <RestoredNotice {...restored} />
      {errorText && <p role="alert">{errorText}</p>}
      {(['title', 'text'] as const).map((name) => {
        const { error, ...props } = form.getInputProps(name);
        return (
          <label key={name}>
            {name} <input {...props} aria-invalid={Boolean(error)} /> {error}
          </label>
        );
      })}
      <output>
        {[isDirty && 'dirty', isSaving && 'saving', isSaved && 'saved', `v${base?.version ?? 0}`]
          .filter(Boolean)
          .join(' ')}
      </output>
      <button type="button" onClick={undo}>
        Undo
      </button>
      <button type="submit">Save</button>
      <ConflictDialog itemName="note" {...conflict} />
    </form>
  );
}

const title = () => screen.getByRole('textbox', { name: /^title/ });
const text = () => screen.getByRole('textbox', { name: /^text/ });
const state = () => screen.getAllByRole('status')[1];
const saveAs =
  (version: number): Save =>
  async (values) => ({ ...values, version });

test('unsaved changes are tracked until they are saved or undone', async () => {
  const { user } = renderStaffPage(<NoteForm save={saveAs(2)} />);
  expect(hasUnsavedChanges()).toBe(false);
  await user.type(title(), 's');
  expect(hasUnsavedChanges()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(title()).toHaveValue('Kettle');
  expect(hasUnsavedChanges()).toBe(false);

  await user.type(title(), 's');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(state()).toHaveTextContent('v2'));
  expect(hasUnsavedChanges()).toBe(false);
});

const draft = { key: 'note/1' };
const storedDraft = () => sessionStorage.getItem('adminDraft.note/1');

test('unsaved values and their version survive a reload until they are discarded', async () => {
  const first = renderStaffPage(<NoteForm save={saveAs(2)} draft={draft} />);
  await first.user.type(title(), 's');
  const stored = storedDraft() ?? '';
  cleanup();
  expect(storedDraft(), 'after leaving the form within the app').toBeNull();

  // A reload unmounts nothing. In the meantime, another user has saved version 5.
  sessionStorage.setItem('adminDraft.note/1', stored);
  const { user } = renderStaffPage(<NoteForm record={{ ...note, version: 5 }} save={saveAs(6)} draft={draft} />);
  expect(title()).toHaveValue('Kettles');
  expect(screen.getByText('Your unsaved changes are back.')).toBeVisible();
  expect(state()).toHaveTextContent('dirty v1');
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(title()).toHaveValue('Kettle');
  expect(storedDraft()).toBeNull();
});

test('a draft of another user is not shown', () => {
  sessionStorage.setItem(
    'adminDraft.note/1',
    JSON.stringify({ userId: 'ben', values: { title: 'Secret', text: '' }, base: note, context: null }),
  );
  renderStaffPage(<NoteForm save={saveAs(2)} draft={draft} />);
  expect(title()).toHaveValue('Kettle');
});

test('a save deletes the draft', async () => {
  const { user } = renderStaffPage(<NoteForm save={saveAs(2)} draft={draft} />);
  await user.type(title(), 's');
  expect(storedDraft()).toContain('Kettles');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(state()).toHaveTextContent('v2'));
  expect(storedDraft()).toBeNull();
});

test('the first save of a new record creates it, the next one updates the created version', async () => {
  const save = vi.fn<Save>(saveAs(1));
  const { user } = renderStaffPage(<NoteForm record={null} save={save} />);
  await user.type(title(), 'Mash tun');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(save).toHaveBeenLastCalledWith({ title: 'Mash tun', text: '' }, null));
  await user.type(title(), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const base = { title: 'Mash tun', text: '', version: 1 };
  await waitFor(() => expect(save).toHaveBeenLastCalledWith({ title: 'Mash tun!', text: '' }, base));
});

test('without onLeave, the form stays open and keeps the edits made during the save', async () => {
  const resolvers: (() => void)[] = [];
  const save: Save = async (values) => {
    await new Promise<void>((resolve) => resolvers.push(resolve));
    return { title: values.title.trim(), text: values.text, version: 2 };
  };
  const { user } = renderStaffPage(<NoteForm save={save} />);
  await user.type(title(), ' ');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.type(text(), ' Now.');
  resolvers.forEach((resolve) => resolve());
  await waitFor(() => expect(title()).toHaveValue('Kettle'));
  expect(text()).toHaveValue('Clean it. Now.');
  expect(state()).toHaveTextContent('dirty v2');
});

test('onLeave is called after the save, which is sent only once', async () => {
  const save = vi.fn<Save>(saveAs(2));
  const onLeave = vi.fn<(saved: Note) => void>();
  const { user } = renderStaffPage(<NoteForm save={save} onLeave={onLeave} />);
  await user.type(title(), 's{Enter}{Enter}');
  await waitFor(() => expect(onLeave).toHaveBeenCalledWith({ title: 'Kettles', text: 'Clean it.', version: 2 }));
  expect(state()).toHaveTextContent('saved');
  expect(hasUnsavedChanges()).toBe(false);
  await user.type(title(), '{Enter}');
  expect(save).toHaveBeenCalledTimes(1);
});

test('onLeave does not wait for lists that onSaved reloads', async () => {
  const reloads = () => new Promise<void>(() => {});
  const save: Save = (values) => Promise.resolve({ ...values, version: 2 });
  const onLeave = vi.fn<(saved: Note) => void>();
  const { user } = renderStaffPage(<NoteForm save={save} onSaved={reloads} onLeave={onLeave} />);
  await user.type(title(), 's{Enter}');
  await waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
});

test('an invalid form is not sent; its error disappears with the last invalid field', async () => {
  const save = vi.fn<Save>(saveAs(2));
  const { user } = renderStaffPage(<NoteForm save={save} />);
  await user.clear(title());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Fix the errors');
  expect(title()).toHaveFocus();
  await user.type(title(), 'Tun');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(save).not.toHaveBeenCalled();
});

test.each(['form', 'toast'] as const)(
  'an error response is shown in the %s, and the form can be sent again',
  async (errorPlacement) => {
    const save = vi.fn<Save>(saveAs(2)).mockRejectedValueOnce(new NetworkError());
    const { user } = renderStaffPage(<NoteForm save={save} errorPlacement={errorPlacement} />);
    await user.type(title(), 's{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Network error');
    expect(hasUnsavedChanges()).toBe(true);
    await user.type(title(), '{Enter}');
    await waitFor(() => expect(state()).toHaveTextContent('v2'));
  },
);

test('field errors appear at their fields only', async () => {
  const save = vi
    .fn<Save>(saveAs(2))
    .mockRejectedValueOnce(new ApiError(400, 'No', { errors: [{ path: 'text', msg: 'Text is too long' }] }));
  const { user } = renderStaffPage(<NoteForm save={save} />);
  await user.type(title(), 's{Enter}');
  await waitFor(() => expect(text()).toHaveFocus());
  expect(text()).toBeInvalid();
  expect(text().closest('label')).toHaveTextContent('Text is too long');
  expect(screen.getByRole('alert')).toHaveTextContent(/^Fix the errors$/);
});

const staleVersion = new ApiError(409, 'Changed', { code: 'stale-version' });

const saveAfterConflict = () => vi.fn<Save>(saveAs(3)).mockRejectedValueOnce(staleVersion);

test('changes of both to different fields are merged and saved without a dialog', async () => {
  const save = saveAfterConflict();
  const theirs: Note = { title: 'Kettle', text: 'Dry it.', version: 2 };
  const { user } = renderStaffPage(<NoteForm save={save} fetchLatest={async () => theirs} />);
  await user.type(title(), 's{Enter}');
  await waitFor(() => expect(state()).toHaveTextContent('v3'));
  expect(save).toHaveBeenLastCalledWith({ title: 'Kettles', text: 'Dry it.' }, theirs);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(title()).toHaveValue('Kettles');
  expect(text()).toHaveValue('Dry it.');
  expect(hasUnsavedChanges()).toBe(false);
});

test('changes of both are validated before they are sent', async () => {
  const save = saveAfterConflict();
  const theirs: Note = { title: '', text: 'Clean it.', version: 2 };
  const { user } = renderStaffPage(<NoteForm save={save} fetchLatest={async () => theirs} />);
  await user.type(text(), ' Now.{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Fix the errors');
  expect(title().closest('label')).toHaveTextContent('Title is required');
  expect(title()).toHaveFocus();
  expect(text()).toHaveValue('Clean it. Now.');
  expect(save).toHaveBeenCalledTimes(1);
  await user.type(title(), 'Tun{Enter}');
  await waitFor(() => expect(save).toHaveBeenLastCalledWith({ title: 'Tun', text: 'Clean it. Now.' }, theirs));
});

test('changes of both are given up after three attempts, with the message of the server', async () => {
  const save = vi.fn<Save>(saveAs(2)).mockRejectedValue(staleVersion);
  const { user } = renderStaffPage(<NoteForm save={save} fetchLatest={async () => note} />);
  await user.type(title(), 's{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Changed');
  expect(save).toHaveBeenCalledTimes(3);
  expect(hasUnsavedChanges()).toBe(true);
});

const theirs: Note = { title: 'Mash tun', text: 'Dry it.', version: 2 };

async function openConflict() {
  const save = saveAfterConflict();
  const { user } = renderStaffPage(<NoteForm save={save} fetchLatest={async () => theirs} />);
  await user.type(title(), 's{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed this note' });
  expect(dialog).toHaveTextContent('Kettles');
  expect(dialog, 'only they changed the text').not.toHaveTextContent('Dry it.');
  return { user, save };
}

test('in a conflict, the merged values are saved on top of their version', async () => {
  const { user, save } = await openConflict();
  await user.click(screen.getByRole('button', { name: 'Save this version' }));
  await waitFor(() => expect(save).toHaveBeenLastCalledWith({ title: 'Kettles', text: 'Dry it.' }, theirs));
  await waitFor(() => expect(state()).toHaveTextContent('v3'));
});

test('in a conflict, Discard mine replaces the edits with their version', async () => {
  const { user, save } = await openConflict();
  await user.click(screen.getByRole('button', { name: 'Discard mine, use theirs' }));
  await waitFor(() => expect(title()).toHaveValue('Mash tun'));
  expect(hasUnsavedChanges()).toBe(false);
  expect(save).toHaveBeenCalledTimes(1);
});

test('in a conflict, Keep editing closes the dialog and keeps the edits', async () => {
  const { user } = await openConflict();
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(title()).toHaveValue('Kettles');
  expect(hasUnsavedChanges()).toBe(true);
});
