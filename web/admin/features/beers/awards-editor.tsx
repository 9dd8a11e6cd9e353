import { ActionIcon, Button, Grid, NumberInput, Paper, TextInput } from '@mantine/core';
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { FormSection } from '../../components/form-section';
import classes from './awards-editor.module.css';
import { emptyAward, type BeerFormApi } from './beer-form-values';

export function AwardsEditor({ form }: { form: BeerFormApi }) {
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <FormSection title="Awards">
      {form.values.awards.map((_, index) => (
        <AwardFields
          key={index}
          form={form}
          index={index}
          onRemove={() => {
            form.removeListItem('awards', index);
            addButton.current?.focus();
          }}
        />
      ))}
      <Button
        ref={addButton}
        variant="default"
        size="xs"
        w="fit-content"
        leftSection={<Plus size={14} aria-hidden />}
        onClick={() => form.insertListItem('awards', emptyAward)}
      >
        Add Award
      </Button>
    </FormSection>
  );
}

function AwardFields({ form, index, onRemove }: { form: BeerFormApi; index: number; onRemove: () => void }) {
  const path = `awards.${index}` as const;
  return (
    <Paper withBorder p="sm" role="group" aria-label={`Award ${index + 1}`} className={classes.award}>
      <Grid gap="xs">
        <Grid.Col span={{ base: 12, xs: 8 }}>
          <TextInput label="Award name" required {...form.getInputProps(`${path}.name`)} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, xs: 4 }}>
          <NumberInput
            label="Year"
            allowDecimal={false}
            hideControls
            clampBehavior="none"
            placeholder="1900–2030"
            {...form.getInputProps(`${path}.year`)}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, xs: 4 }}>
          <TextInput label="Category" {...form.getInputProps(`${path}.category`)} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, xs: 8 }}>
          <TextInput label="Award description" {...form.getInputProps(`${path}.description`)} />
        </Grid.Col>
      </Grid>
      <ActionIcon color="red.7" aria-label={`Remove award ${index + 1}`} onClick={onRemove}>
        <Trash2 size={16} />
      </ActionIcon>
    </Paper>
  );
}
