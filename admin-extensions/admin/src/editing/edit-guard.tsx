/**
 * Beside every form: keeps edits when Strapi loads another version of the document into it, and resolves conflicts with
 * other users' saves.
 */
import { Button, Flex, Typography } from '@strapi/design-system';
import { unstable_useContentManagerContext as useContentManagerContext, useNotification } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import { ConflictDialog } from './conflict-dialog';
import { setConflict, useConflict } from './conflicts';
import { findChanges, rebase, type Schema, type Schemas, type Values } from './rebase';
import { documentKey } from './safe-saves';

type Form = {
  initialValues: Values;
  values: Values;
  setValues: (values: Values) => void;
  resetForm: () => void;
};
type Edits = { base: Values; mine: Values };

/** Strapi replaces all values when the document is loaded again, as after each save. */
function useKeptEdits({ initialValues, values, setValues }: Form, schemas: Schemas): void {
  const last = useRef({ initialValues, values });
  useEffect(() => {
    const { initialValues: base, values: mine } = last.current;
    last.current = { initialValues, values };
    if (base === initialValues || findChanges(schemas.schema, base, mine).length === 0) return;
    const merged = rebase({ base, mine, theirs: initialValues }, schemas);
    if (findChanges(schemas.schema, merged, values).length > 0) setValues(merged);
  });
}

export function EditGuard() {
  const { model, id, collectionType, contentType, components, layout, form } = useContentManagerContext();
  if (!contentType) return null;
  const schemas = { schema: contentType as Schema, components: components as Schemas['components'] };
  const metadatas = layout.edit.metadatas as Record<string, { label?: string } | undefined>;
  return (
    <Guard
      key={documentKey({ model, documentId: id })}
      documentKey={documentKey({ model, documentId: id })}
      url={`/content-manager/${collectionType}/${model}${id === undefined ? '' : `/${id}`}`}
      schemas={schemas}
      form={form as unknown as Form}
      labelOf={(field) => metadatas[field]?.label ?? field}
    />
  );
}

type GuardProps = {
  documentKey: string;
  url: string;
  schemas: Schemas;
  form: Form;
  labelOf: (field: string) => string;
};

function Guard({ documentKey: key, url, schemas, form, labelOf }: GuardProps) {
  const conflict = useConflict(key);
  const [postponed, setPostponed] = useState<unknown>(null);
  const [asideEdits, setAsideEdits] = useState<Edits | null>(null);
  const { toggleNotification } = useNotification();
  useKeptEdits(form, schemas);
  const close = () => setPostponed(conflict);

  const keep = () => {
    setConflict(null);
    conflict?.reload();
    toggleNotification({ type: 'info', message: 'The form has the saved changes and your edits. Save to store both.' });
  };

  const useSaved = () => {
    setAsideEdits({ base: form.initialValues, mine: form.values });
    form.resetForm();
    setConflict(null);
    conflict?.reload();
  };

  const restore = () => {
    if (asideEdits) form.setValues(rebase({ ...asideEdits, theirs: form.values }, schemas));
    setAsideEdits(null);
  };

  return (
    <>
      {conflict && conflict !== postponed && (
        <ConflictDialog
          conflict={conflict}
          url={url}
          schema={schemas.schema}
          form={form}
          labelOf={labelOf}
          onKeep={keep}
          onUseSaved={useSaved}
          onClose={close}
        />
      )}
      {conflict && conflict === postponed && (
        <FormNotice text="The saved version has changed." action="Compare" onClick={() => setPostponed(null)} />
      )}
      {asideEdits && <FormNotice text="Your edits were set aside." action="Restore my edits" onClick={restore} />}
    </>
  );
}

function FormNotice({ text, action, onClick }: { text: string; action: string; onClick: () => void }) {
  return (
    <Flex role="status" direction="column" alignItems="stretch" gap={2} width="100%" paddingTop={2}>
      <Typography variant="pi">{text}</Typography>
      <Button variant="secondary" onClick={onClick}>
        {action}
      </Button>
    </Flex>
  );
}
