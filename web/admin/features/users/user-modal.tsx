import { Modal } from '@mantine/core';
import type { User } from '@domain/user/user';
import { confirmLeaving } from '../../hooks/use-unsaved-changes';
import { useUser } from '../../auth/use-session';
import { UserForm } from './user-form';
import { UserSecurity } from './user-security';

/** The user to edit; null while the modal is closed. */
export type UserModalTarget = User | 'new' | null;

export function UserModal({ target, onClose }: { target: UserModalTarget; onClose: () => void }) {
  const me = useUser();
  const handleClose = async () => {
    if (await confirmLeaving()) onClose();
  };
  return (
    <Modal
      opened={target !== null}
      onClose={() => void handleClose()}
      title={target === 'new' ? 'Add New User' : 'Edit User'}
      closeOnClickOutside={false}
    >
      {target && (
        <UserForm user={target === 'new' ? null : target} onSaved={onClose} onCancel={() => void handleClose()} />
      )}
      {target && target !== 'new' && target._id !== me._id && me.role === 'admin' && <UserSecurity user={target} />}
    </Modal>
  );
}
