import { screen, within } from '@testing-library/react';
import { samplePouring, sampleTapList } from '@domain/test/samples';
import { api, mockJson } from '../../../test/api';
import { renderRoute } from '../../../test/render-site';
import { OnTapNow, TapBoard } from './tap-previews';

const on = Array.from({ length: 60 }, (_, index) =>
  samplePouring({ _id: `p${index}`, tap: { number: index + 1, label: null } }),
);

test('the home page has the first taps of a taproom and leads to all', async () => {
  api.use(mockJson('get', '/taps', { taprooms: [sampleTapList({ on })] }));
  renderRoute({ path: '/', Component: OnTapNow });
  const section = within(await screen.findByRole('region', { name: 'On tap now' }));
  expect(section.getAllByRole('listitem')).toHaveLength(8);
  expect(section.getAllByRole('listitem')[0]).toHaveTextContent(/\$8Pint$/);
  expect(section.getByRole('link', { name: 'All 60 taps at Auburn' })).toHaveAttribute('href', '/taps');
});

test('the page of a taproom has its taps and leads to the full list', async () => {
  api.use(mockJson('get', '/taps/auburn', { tapList: sampleTapList({ on: on.slice(0, 5) }) }));
  renderRoute({ path: '/', Component: () => <TapBoard slug="auburn" /> });
  const section = within(await screen.findByRole('region', { name: 'On tap now' }));
  expect(section.getAllByRole('listitem')).toHaveLength(5);
  expect(section.getByRole('link', { name: 'All glasses and prices' })).toHaveAttribute('href', '/taps?taproom=auburn');
});

test('without a tap list, both pages have no section', async () => {
  const Both = () => (
    <>
      <OnTapNow />
      <TapBoard slug="auburn" />
      <p>Loaded</p>
    </>
  );
  renderRoute({ path: '/', Component: Both });
  expect(await screen.findByText('Loaded')).toBeVisible();
  expect(screen.queryByRole('region')).toBeNull();
});
