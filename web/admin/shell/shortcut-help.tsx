import { Kbd, Modal } from '@mantine/core';
import { shortcutList } from './shortcuts';
import classes from './shortcut-help.module.css';

export const ShortcutHelp = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <Modal opened={isOpen} onClose={onClose} title="Keyboard shortcuts" size="sm">
    <dl className={classes.list}>
      {shortcutList.map(({ keys, label }) => (
        <div key={label} className={classes.row}>
          <dt>{label}</dt>
          <dd>
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </Modal>
);
