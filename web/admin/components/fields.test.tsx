import { screen, render, within } from '@testing-library/react';
import { useState } from 'react';
import { MantineProvider } from '@mantine/core';
import { renderStaffPage } from '../test/render-staff';
import { DecimalInput, TimeZoneSelect } from './fields';
import { FormError } from './form-parts';
import { parsePosition, toCoordinateText } from './pin-field';

function Field({ fixedDecimals }: { fixedDecimals?: number }) {
  const [value, setValue] = useState<number | string>('');
  return (
    <>
      <DecimalInput label="ABV" value={value} onChange={setValue} fixedDecimals={fixedDecimals} />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

test.each([
  ['6,4', '6.4', 6.4],
  ['6.45', '6.45', 6.45],
  [',5', '0.5', 0.5],
  ['1,250', '1,250', '1,250'],
  ['strong', 'strong', 'strong'],
  ['', '', ''],
])('%j shows as %j and has the value %j', async (typed, shown, value) => {
  const { user } = renderStaffPage(<Field />);
  const field = screen.getByRole('textbox', { name: 'ABV' });
  if (typed) await user.type(field, typed);
  await user.tab();
  expect(field).toHaveValue(shown);
  expect(screen.getByRole('status')).toHaveTextContent(JSON.stringify(value));
});

test('a pasted decimal comma counts too, and prices have two decimals', async () => {
  const { user } = renderStaffPage(<Field fixedDecimals={2} />);
  await user.click(screen.getByRole('textbox', { name: 'ABV' }));
  await user.paste('12,5');
  await user.tab();
  expect(screen.getByRole('textbox', { name: 'ABV' })).toHaveValue('12.50');
});

function Zone() {
  const [zone, setZone] = useState('UTC');
  return (
    <>
      <TimeZoneSelect value={zone} onChange={(chosen) => setZone(chosen ?? '')} openOnFocus={false} />
      <output>{zone}</output>
    </>
  );
}

test('Enter takes the first time zone found, so that the form is not sent with the previous one', async () => {
  const { user } = renderStaffPage(<Zone />);
  const search = screen.getByRole('combobox', { name: 'Time zone' });
  await user.clear(search);
  await user.type(search, 'color{Enter}', { skipClick: true });
  expect(screen.getByText('America/Denver')).toBeVisible();
});

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

test.each([
  ['38.90369', ' -121.08312 ', { lat: 38.90369, lng: -121.08312 }],
  ['38.9', '', null],
  ['91', '0', null],
  ['north', '0', null],
  ['0', '0', { lat: 0, lng: 0 }],
])('%s, %s', (lat, lng, expected) => expect(parsePosition({ lat, lng })).toEqual(expected));

test('a position is rounded to about a meter', () => expect(toCoordinateText(-121.0831249)).toBe('-121.08312'));
