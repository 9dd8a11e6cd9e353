import { toHarmlessHtml, toServiceWorkerUrl, toStructuredData } from './trusted-types';

test.each([
  '',
  '12',
  ':root{--mantine-color: #fff} .a > .b{color:red}',
  '{"@context":"https://schema.org","name":"\\u003cb>"}',
  '<script></script>',
  '<svg/>',
  '<span aria-hidden="true">&#x2212;</span>',
  '<a href="https://leafletjs.com" target="_blank" rel="noopener">Leaflet</a> <span aria-hidden="true">|</span> &copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors',
])('passes %s', (html) => expect(toHarmlessHtml(html)).toBe(html));

test.each([
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<script src="https://evil.example/x.js"></script>',
  '<iframe srcdoc="&lt;script>alert(1)&lt;/script>"></iframe>',
  '<svg onload="alert(1)">',
  '<svg><animate onbegin="alert(1)"/></svg>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="data:text/html,x">x</a>',
  '<a href="https://x" onclick="alert(1)">x</a>',
  "<a href='https://x' title='>' onclick='alert(1)'>x</a>",
  '<span style="background:url(https://evil.example)">x</span>',
  '<<b>img src=x onerror=alert(1)>',
  '<<script></script>script>alert(1)</script>',
  '<b><base href="https://evil.example/"></b>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<form action="https://evil.example"><input></form>',
])('shows %s as text', (html) => {
  const container = document.createElement('div');
  container.innerHTML = toHarmlessHtml(html);
  expect(container.textContent).toBe(html.replaceAll('&lt;', '<'));
  expect(container.children).toHaveLength(0);
});

test('service workers are those of bar mode and of screens', () => {
  expect(toServiceWorkerUrl('/bar/sw.js')).toBe('/bar/sw.js');
  expect(toServiceWorkerUrl('/screen/sw.js')).toBe('/screen/sw.js');
  for (const url of ['https://evil.example/sw.js', '/uploads/sw.js', '/bar/sw.js?x', '//bar/sw.js']) {
    expect(toServiceWorkerUrl(url)).toBeNull();
  }
});

test('the text of a script is structured data', () => {
  expect(toStructuredData('{"@type":"Event","name":"Trivia"}')).toBe('{"@type":"Event","name":"Trivia"}');
  for (const text of ['alert(1)', '{"a":alert(1)}', '']) expect(toStructuredData(text)).toBeNull();
});
