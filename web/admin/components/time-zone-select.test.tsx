import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderStaffPage } from '../test/render-staff';
import { TimeZoneSelect } from './fields';

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
