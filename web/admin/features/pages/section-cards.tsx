import { Badge, Box, Button, Group, Menu, Paper, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { ChevronDown, Eye, EyeOff, Plus } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { EditedSection } from '@domain/page/edited-page';
import { newSection } from '../../../domain/page-empty-values';
import type { Component } from '@domain/page/fields';
import { confirmDelete } from '../../components/confirm';
import { FormSlice } from '../../components/form-parts';
import { clearErrorsOf } from '../../lib/form-errors';
import { anyField } from '../../lib/restore-focus';
import { PageFields } from './page-fields';
import type { PageForm } from './page-form';
import { IconButton, MoveButtons, TrashButton } from '../../components/buttons';

type CardProps = {
  id: string;
  title: string;
  /** The first words of its content. */
  summary?: string | undefined;
  isOpen: boolean;
  isHidden?: boolean;
  onToggle: () => void;
  buttons?: ReactNode;
  children: ReactNode;
};

/** Part of a page, which can be closed. Its fields stay mounted, so that errors find them. */
export function Card({ id, title, summary, isOpen, isHidden = false, onToggle, buttons, children }: CardProps) {
  return (
    <Paper component="section" withBorder aria-labelledby={`${id}-title`} id={id} style={{ scrollMarginTop: 72 }}>
      <Group gap={0} wrap="nowrap">
        <UnstyledButton
          flex={1}
          miw={0}
          mih={48}
          px={12}
          py={8}
          aria-expanded={isOpen}
          aria-controls={`${id}-fields`}
          onClick={onToggle}
        >
          <Group gap={10} wrap="nowrap" component="span">
            <ChevronDown size={18} style={{ flex: 'none', rotate: isOpen ? undefined : '-90deg' }} />
            <Box component="span" flex={1} miw={0}>
              <Title order={2} size="h4" id={`${id}-title`}>
                {title}
              </Title>
              {summary && (
                <Text span display="block" c="dimmed" truncate>
                  {summary}
                </Text>
              )}
            </Box>
            {isHidden && <Badge color="gray">Hidden</Badge>}
          </Group>
        </UnstyledButton>
        {buttons}
      </Group>
      <div id={`${id}-fields`} hidden={!isOpen}>
        <Stack gap={14} p="4px 14px 16px">
          {children}
        </Stack>
      </div>
    </Paper>
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

type SectionCardsProps = {
  form: PageForm;
  components: readonly Component[];
  /** Own pages can have a kind of section any number of times. */
  canRepeat: boolean;
  /** `path` in the form: its errors open a section. */
  isOpen: (id: string, path: string) => boolean;
  onToggle: (id: string) => void;
};

export function SectionCards({ form, components, canRepeat, isOpen, onToggle }: SectionCardsProps) {
  const addButton = useRef<HTMLButtonElement>(null);
  const { sections } = form.values;
  const change = (next: EditedSection[]) => {
    clearErrorsOf(form, ['sections']);
    form.setFieldValue('sections', next);
  };
  const move = (from: number, to: number) => {
    const moved = sections[from];
    if (moved) change(sections.toSpliced(from, 1).toSpliced(to, 0, moved));
  };
  const handleRemove = async (index: number, label: string) => {
    if (!(await confirmDelete(label, 'Remove this section? Its texts are removed from the page when you save.')))
      return;
    // The page has no button while it has every section.
    flushSync(() => change(sections.toSpliced(index, 1)));
    addButton.current?.focus();
  };
  const handleAdd = (component: Component) => {
    const section = newSection(component, `new-${crypto.randomUUID()}`);
    flushSync(() => {
      change([...sections, section]);
      onToggle(section._id);
    });
    const find = (selector: string) => document.querySelector<HTMLElement>(`#section-${section._id}${selector}`);
    (find(`-fields ${anyField}`) ?? find(' button'))?.focus();
  };
  const addable = components.filter(({ name }) => canRepeat || !sections.some(({ type }) => type === name));

  return (
    <>
      {sections.map((section, index) => {
        const component = components.find(({ name }) => name === section.type);
        if (!component) return null;
        const { _id, isVisible } = section;
        const path = `sections.${index}`;
        const name = component.label;
        return (
          <Card
            key={_id}
            id={`section-${_id}`}
            title={name}
            summary={component.title ? textOf(section[component.title]) : undefined}
            isOpen={isOpen(_id, path)}
            isHidden={!isVisible}
            onToggle={() => onToggle(_id)}
            buttons={
              <Group gap={0} wrap="nowrap" flex="none" pr={8}>
                <MoveButtons
                  name={name}
                  labels={['up', 'down']}
                  index={index}
                  count={sections.length}
                  isColumn
                  onMove={move}
                />
                <IconButton
                  icon={isVisible ? Eye : EyeOff}
                  tooltip={isVisible ? 'Hide' : 'Show'}
                  label={`${isVisible ? 'Hide' : 'Show'} ${name}`}
                  onClick={() => form.setFieldValue(`${path}.isVisible`, !isVisible)}
                />
                <TrashButton label={`Remove ${name}`} onClick={() => void handleRemove(index, name)} />
              </Group>
            }
          >
            <FormSlice form={form} also={[section, path]}>
              {(parts) => <PageFields form={parts} component={component} path={path} values={section} />}
            </FormSlice>
          </Card>
        );
      })}
      {addable.length > 0 && (
        <Menu position="bottom-start" width={240} returnFocus={false}>
          <Menu.Target>
            <Button ref={addButton} variant="default" w="fit-content" leftSection={<Plus size={16} />}>
              Add section
            </Button>
          </Menu.Target>
          <Menu.Dropdown mah="60vh" style={{ overflowY: 'auto' }}>
            {addable.map((component) => (
              <Menu.Item key={component.name} onClick={() => handleAdd(component)}>
                {component.label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  );
}
