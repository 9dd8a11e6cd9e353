import { MantineProvider } from '@mantine/core';
import { render, screen, within } from '@testing-library/react';
import { FormError } from './form-parts';

const renderForm = (errors: Record<string, string>, shown: string | null = null) =>
  render(
    <MantineProvider>
      <form>
        <FormError text={null} errors={errors} />
        <p>{shown}</p>
      </form>
    </MantineProvider>,
  );

test('lists the errors that no field shows', () => {
  renderForm({ name: 'Please enter a name', version: 'The version is unknown' }, 'Please enter a name');
  const alert = within(screen.getByRole('alert'));
  expect(alert.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['The version is unknown']);
});

test('is empty while all errors are shown at their fields', () => {
  renderForm({ name: 'Please enter a name' }, 'Please enter a name');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
