/** "Repeat…": creates drafts of an event on later dates, from its form and from its row in the list. */
import type { DocumentActionComponent } from '@strapi/content-manager/strapi-admin';
import { ArrowsCounterClockwise } from '@strapi/icons';
import { useForm, useRBAC } from '@strapi/strapi/admin';
import { useMemo, useRef } from 'react';
import { changeEvents, eventUid } from '../calendar/event-records';
import { findOpenMenu, ReturnFocus } from '../return-focus';
import { RepeatDialog } from './repeat-dialog';

export const RepeatEvent: DocumentActionComponent = ({ model, documentId, document }) => {
  const isEvent = model === eventUid;
  const { allowedActions } = useRBAC(changeEvents);
  // Only in the form.
  const isModified = useForm('RepeatEvent', (form) => form.modified, false) ?? false;
  const id = documentId ?? document?.documentId;
  const opener = useRef<HTMLElement | null>(null);
  // A new component would lose what was entered.
  const content = useMemo(
    () =>
      ({ onClose }: { onClose: () => void }) =>
        id ? (
          <ReturnFocus to={opener}>
            <RepeatDialog id={id} hasUnsavedChanges={isModified} onClose={onClose} />
          </ReturnFocus>
        ) : null,
    [id, isModified],
  );
  if (!isEvent || !id || !allowedActions['canCreate']) return null;
  return {
    label: 'Repeat…',
    icon: <ArrowsCounterClockwise />,
    position: ['header', 'table-row'],
    variant: 'secondary',
    onClick: () => {
      opener.current = findOpenMenu();
    },
    dialog: { type: 'modal', title: 'Repeat event', content },
  };
};
