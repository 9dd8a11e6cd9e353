import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { demoTaprooms } from '../demo/demo-taprooms';
import { testSite } from '../../test/render-route';
import { toTaproomLinks } from '../navigation';
import { NoScriptMenu } from './site-header';

test('without JavaScript, the menu is a disclosure with all links', () => {
  vi.stubEnv('SSR', true);
  const items = [...testSite.navigation, ...toTaproomLinks(demoTaprooms)];
  const html = renderToString(
    <MemoryRouter>
      <NoScriptMenu label="Menu" items={items} className="" />
    </MemoryRouter>,
  );
  const menu = /<noscript><details><summary[^>]*>Menu<\/summary>(.*)<\/details><\/noscript>/.exec(html)?.[1];
  expect([...(menu ?? '').matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(items.map(({ href }) => href));
});
