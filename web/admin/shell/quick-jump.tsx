import { Combobox, Loader, Modal, Text, TextInput, useCombobox, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { pluralize } from '../../domain/format';
import { navigate } from './navigation';
import classes from './quick-jump.module.css';
import { useJumpTargets, type JumpTarget } from './quick-jump-targets';

type QuickJumpProps = { isOpen: boolean; onClose: () => void };

/** Finds pages, settings and records by their names and other words, and opens them. */
export function QuickJump({ isOpen, onClose }: QuickJumpProps) {
  // After a jump, the focus belongs to the page that opens.
  const [hasJumped, setJumped] = useState(false);
  // Reset in the same render that opens the dialog: a later change would return the focus to the closed dialog's field.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) setJumped(false);
  }
  const handleJump = ({ route }: JumpTarget) => {
    setJumped(true);
    onClose();
    void navigate(route);
  };

  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      returnFocus={!hasJumped}
      withCloseButton={false}
      padding={0}
      size={600}
      yOffset="12dvh"
      zIndex={400}
      attributes={{ content: { 'aria-label': 'Quick jump' } }}
    >
      {isOpen && <JumpSearch onJump={handleJump} onClose={onClose} />}
    </Modal>
  );
}

function JumpSearch({ onJump, onClose }: { onJump: (target: JumpTarget) => void; onClose: () => void }) {
  const [text, setText] = useState('');
  const [searchText] = useDebouncedValue(text, 200);
  const { groups, isSearching, hasFailed } = useJumpTargets(searchText);
  const targets = groups.flatMap((group) => group.targets);
  const combobox = useCombobox({ opened: true, onDropdownClose: onClose });
  const keys = targets.map(({ key }) => key).join();
  const selectFirst = useEffectEvent(() => void combobox.selectFirstOption());
  // Enter opens the first result.
  useEffect(() => {
    if (keys) selectFirst();
  }, [keys]);

  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(key) => {
        const target = targets.find((candidate) => candidate.key === key);
        if (target) onJump(target);
      }}
    >
      <Combobox.EventsTarget withExpandedAttribute>
        <TextInput
          data-autofocus
          size="lg"
          variant="unstyled"
          aria-label="Jump to"
          placeholder="Page, setting or record"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          leftSection={<Search size={20} />}
          rightSection={isSearching && <Loader size={18} aria-label="Searching" />}
          className={classes.field}
        />
      </Combobox.EventsTarget>
      <Combobox.Options aria-label="Results" className={classes.options}>
        {groups.map((group) => (
          <Combobox.Group key={group.label} label={group.label}>
            {group.targets.map((target) => (
              <Option key={target.key} target={target} />
            ))}
          </Combobox.Group>
        ))}
      </Combobox.Options>
      {targets.length === 0 && !isSearching && (
        <Text size="sm" c="dimmed" p="lg" ta="center">
          {hasFailed ? 'The search failed. Check your connection and try again.' : 'Nothing found'}
        </Text>
      )}
      <VisuallyHidden role="status">{isSearching ? '' : pluralize(targets.length, 'result')}</VisuallyHidden>
      <Text size="xs" c="dimmed" className={classes.footer}>
        ↑ ↓ to choose, Enter to open, Esc to close
      </Text>
    </Combobox>
  );
}

const Option = ({ target: { key, label, hint, icon: Icon } }: { target: JumpTarget }) => (
  <Combobox.Option value={key} className={classes.option}>
    <Icon size={18} aria-hidden />
    <span className={classes.label}>{label}</span>
    {hint && <span className={classes.hint}>{hint}</span>}
  </Combobox.Option>
);
