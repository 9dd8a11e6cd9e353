/** Beside a form with unsaved changes: opens their page in a pane that follows the form. */
import { Button, Portal } from '@strapi/design-system';
import { Eye } from '@strapi/icons';
import { unstable_useContentManagerContext as useContentManagerContext } from '@strapi/strapi/admin';
import { useRef, useState } from 'react';
import { PreviewPane } from './preview-pane';
import { isPreviewed } from './previewed-types';

type Form = { modified: boolean; values: Record<string, unknown> };

export function PreviewChanges() {
  const { model, id, form } = useContentManagerContext();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { modified, values } = form as unknown as Form;
  // Strapi's "Open preview" shows a document without changes.
  if (!isPreviewed(model) || !(modified || isOpen)) return null;
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        startIcon={<Eye />}
        width="100%"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Close the preview' : 'Preview unsaved changes'}
      </Button>
      {isOpen && (
        <Portal>
          <PreviewPane model={model} documentId={id} values={values} onClose={close} />
        </Portal>
      )}
    </>
  );
}
