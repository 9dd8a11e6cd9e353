import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createQueryClient } from '../../api/query-client';
import { eventPage } from '../../test/factories';
import { testSite } from '../../test/render-site';
import { createRoutes } from '../routes';
import { SiteProvider } from '../site-context';
import { mockJson, api } from '../../test/api';
import { waitFor } from '../../test/wait-for';

const contact = { phone: '(530) 555-0177', email: 'ask@boldridge.example', address: null };
const site = { ...testSite, taprooms: testSite.taprooms.map((taproom) => ({ ...taproom, contact })) };

beforeEach(() =>
  api.use(
    mockJson('get', '/events', eventPage()),
    mockJson('get', '/beers/featured', { beers: [] }),
    mockJson('get', '/newsletter/unsubscribe', { email: 'a…@example.com' }),
  ),
);

/** The content of the page's `noscript` elements, as the server renders them. */
async function renderNoScript(url: string): Promise<string> {
  vi.stubEnv('SSR', true);
  const queryClient = createQueryClient();
  const router = createMemoryRouter(createRoutes({ queryClient, site }), { initialEntries: [url] });
  await waitFor(() => expect(router.state.initialized).toBe(true));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const html = renderToString(
    <QueryClientProvider client={queryClient}>
      <SiteProvider config={site}>
        <RouterProvider router={router} />
      </SiteProvider>
    </QueryClientProvider>,
  );
  return [...html.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, content]) => content).join('');
}

test.each(['/', '/contact', '/newsletter/unsubscribe?token=t'])(
  '%s tells visitors without JavaScript how to reach us',
  async (url) => {
    const html = await renderNoScript(url);
    expect(html).toContain('needs JavaScript');
    expect(html).toContain('href="tel:+15305550177"');
    expect(html).toContain('href="mailto:ask@boldridge.example"');
  },
);

test('without JavaScript, /rewards links to the program', async () => {
  expect(await renderNoScript('/rewards')).toMatch(/<a href="\/rewards\/demo"[^>]*>Open the rewards program/);
});
