import { sanitizeSvg } from './sanitize-svg';

const wrap = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">${content}</svg>`;

/** The sanitized content of an SVG, without the `svg` element itself. */
function sanitize(content: string): string {
  const result = sanitizeSvg(wrap(content));
  if (result.kind !== 'sanitized') throw new Error(result.kind);
  return result.svg.replace(/^<svg[^>]*?(?:\/>|>(?=.|$))|<\/svg>$/gs, '');
}

test.each([
  '@import url(//evil.example/x.css);',
  '@\\69mport "//evil.example";',
  '@font-face{font-family:x;src:url(//evil.example/x.woff)}',
  '.a{fill:url(//evil.example#g)}',
  ".a{fill:url('https://evil.example/g')}",
  '.a{fill:\\75rl(//evil.example)}',
  '.a{fill:url(#g) url(//evil.example)}',
  '.a{background:image-set("//evil.example/x.png" 1x)}',
  '.a{background:image-set(u/**/rl(//evil.example) 1x)}',
  '.a{--x:url(//evil.example);fill:var(--x)}',
  '.a{width:expression(evil())}',
  '.a{fill:attr(evil type(<url>))}',
  '@media screen{.a{fill:url(//evil.example)}}',
  '@keyframes evil{to{fill:url(//evil.example)}}',
  '.a{.b{fill:url(//evil.example)}}',
  '.a{fill:u/**/rl(//evil.example)}',
  '.a{fill:url(//evil.example',
  '.a{}}<!--*/ @import "//evil.example";-->',
])('removes the external resource or script from the stylesheet %s', (css) => {
  expect(sanitize(`<style>${css.replaceAll('<', '&lt;')}</style><path class="a"/>`)).not.toMatch(/evil\.|evil\(/);
  expect(sanitize(`<style><![CDATA[${css}]]></style>`)).not.toMatch(/evil\.|evil\(/);
});

test.each([
  'url(//evil.example)',
  "image-set('//evil.example' 1x)",
  'url("https://evil.example/#g")',
  '\\75rl(//evil.example)',
  'image-set("//evil.example" 1x)',
  'src("//evil.example")',
  'var(--x, url(//evil.example))',
  'url(data:image/svg+xml,evil.example)',
  'url(//evil.example',
])('removes %s from attributes', (value) => {
  const escaped = value.replaceAll('"', '&quot;');
  for (const property of ['fill', 'stroke', 'filter', 'mask', 'clip-path', 'cursor', 'marker-start']) {
    expect(sanitize(`<path ${property}="${escaped}"/>`)).not.toContain('evil');
    expect(sanitize(`<path style="${property}:${escaped};fill:red"/>`)).not.toContain('evil');
  }
});

test.each([
  '<script>evil()</script>',
  '<script xlink:href="data:text/javascript,evil()"/>',
  '<svg:script xmlns:svg="http://www.w3.org/2000/svg">evil()</svg:script>',
  '<handler xmlns="http://www.w3.org/2001/xml-events" type="application/ecmascript">evil()</handler>',
  '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="evil()"/></foreignObject>',
  '<iframe xmlns="http://www.w3.org/1999/xhtml" src="//evil.example"/>',
  '<link xmlns="http://www.w3.org/1999/xhtml" rel="stylesheet" href="//evil.example"/>',
  '<form xmlns="http://www.w3.org/1999/xhtml" action="//evil.example"><button>x</button></form>',
  '<path onclick="evil()"/>',
  '<animate onbegin="evil()" attributeName="x" dur="1s"/>',
  '<a href="javascript:evil()"><text>x</text></a>',
  '<a xlink:href="java&#10;script:evil()"><text>x</text></a>',
  '<a href="//evil.example"><text>x</text></a>',
  '<image href="https://evil.example/x.png"/>',
  '<image href="data:image/svg+xml,&lt;svg onload=&quot;evil()&quot;/&gt;"/>',
  '<use href="//evil.example/x.svg#a"/>',
  '<use href="data:image/svg+xml;base64,ZXZpbA==#evil"/>',
  '<linearGradient href="//evil.example/x.svg#a"/>',
  '<set attributeName="href" to="//evil.example"/>',
  '<animate attributeName="xlink:href" values="#a;//evil.example"/>',
  '<set attributeName="onclick" to="evil()"/>',
  '<animate attributeName="fill" to="url(//evil.example)"/>',
  '<animateTransform attributeName="href" from="javascript:evil()"/>',
  '<g xml:base="//evil.example/"><use href="#a"/></g>',
  '<path style="fill:\\75\\72\\6c(//evil.example)"/>',
  '<path style="--x:url(//evil.example);fill:var(--x)"/>',
  '<desc><![CDATA[</desc><script>evil()</script>]]></desc>',
  '<title><script>evil()</script></title>',
  '<style><![CDATA[</style><script>evil()</script>]]></style>',
  '<style></style><!--><img src=x onerror=evil()>--></style>',
  '<math xmlns="http://www.w3.org/1998/Math/MathML"><mtext><mglyph><style><img src=x onerror=evil()></style></mglyph></mtext></math>',
  '<switch><foreignObject requiredExtensions=""><p xmlns="http://www.w3.org/1999/xhtml" onclick="evil()">x</p></foreignObject></switch>',
  '<metadata><rdf xmlns="evil" onload="evil()"/></metadata>',
  '<?xml-stylesheet href="//evil.example/x.css"?>',
  '<style media="all" onload="evil()">.a{fill:red}</style>',
])('removes unsafe content from %s', (content) => {
  expect(sanitize(content)).not.toMatch(/evil\.example|<script|javascript:|\son\w+\s*=|expression\(/i);
});

test.each([
  ['<path d="M0 0L9 9" fill="url(#g)" transform="rotate(45 1,2) translate(-1.5e2)"/>'],
  ['<path id="Layer (1)" class="a" aria-label="Boldridge (est. 2010)"/>'],
  ['<path style="fill:url(#g);stroke:rgb(0 0 0/50%)"/>'],
  ['<image href="data:image/png;base64,AAAA" width="9" height="9"/>'],
])('keeps %s', (content) => {
  expect(sanitize(content)).toBe(content);
});

test('the result is well-formed XML', () => {
  expect(sanitize('<text>a&#1;b&#xfffe;c&#0;</text>')).toMatch(/^<text>abc.?<\/text>$/);
});

test('moves the safe declarations of a stylesheet to its elements, and keeps those of their own last', () => {
  const css = `@import "//evil.example";/* Layer */.a,#b path{fill:red;mask:url(//evil.example)}.b:hover{fill:blue}
    @media (prefers-color-scheme:dark){.a{fill:#fff}}@keyframes spin{to{transform:rotate(360deg)}}
    .a{clip-path:url(#c)}`;
  const content = `<style>${css}</style><path class="a" style="stroke:blue"/><g id="b"><path class="b"/></g>`;
  expect(sanitize(content)).toBe(
    '<path class="a" style="fill:red;clip-path:url(#c);stroke:blue"/><g id="b"><path class="b" style="fill:red"/></g>',
  );
});

/** Each level draws the level below ten times. */
const levels = (count: number, draw: (id: number) => string) =>
  Array.from(
    { length: count },
    (_, level) => `<g id="l${level}">${level ? draw(level - 1).repeat(10) : '<path/>'}</g>`,
  ).join('');

test.each([
  ['nested uses', levels(9, (id) => `<use href="#l${id}"/>`)],
  ['nested uses by xlink', levels(9, (id) => `<use xlink:href=" #l${id} "/>`)],
  ['nested patterns', levels(9, (id) => `<path fill="url(#l${id})"/>`)],
  ['nested masks in style attributes', levels(9, (id) => `<path style="mask:url('#l${id}')"/>`)],
  [
    'nested patterns by classes',
    `<style>${Array.from({ length: 9 }, (_, id) => `.l${id}{fill:url(#l${id})}`).join('')}</style>${levels(9, (id) => `<path class="l${id}"/>`)}`,
  ],
  ['a self-referencing use', '<g id="a"><use href="#a"/></g>'],
  ['circular uses', '<use id="a" href="#b"/><use id="b" href="#a"/>'],
])('rejects %s as too complex', (_case, content) => {
  expect(sanitizeSvg(wrap(content))).toEqual({ kind: 'too-complex' });
});

test('accepts elements that are drawn many times', () => {
  expect(sanitize(levels(4, (id) => `<use href="#l${id}"/>`))).toContain('<use href="#l2"/>');
});

const nested = (depth: number) => `${'<g a="/>" b=\'>\'>'.repeat(depth)}${'</g>'.repeat(depth)}`;

test('accepts 200 levels, and more elements side by side or in comments', () => {
  const content = `${nested(200)}${'<g><path d="M0 0"/></g>'.repeat(300)}<!--${'<g>'.repeat(300)}-->`;
  expect(sanitizeSvg(wrap(content)).kind).toBe('sanitized');
});

test.each([201, 250_000])('rejects %i levels', (depth) => {
  expect(sanitizeSvg(wrap(nested(depth)))).toEqual({ kind: 'not-svg' });
});

const namespace = 'http://www.w3.org/2000/svg';
const illustrator = `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_svg "${namespace}">
  <!ENTITY gold '#c9a227'>
]>
<svg xmlns="&ns_svg;" viewBox="0 0 9 9"><path fill="&gold;" d="M0 0h9v9z"/></svg>`;

test.each([
  ['entities of Illustrator', illustrator],
  [
    'a prefix',
    `<svg:svg xmlns:svg="${namespace}" viewBox="0 0 9 9"><svg:path fill="#c9a227" d="M0 0h9v9z"/></svg:svg>`,
  ],
  [
    'another prefix',
    `<s:svg xmlns:s="${namespace}" viewBox="0 0 9 9"><s:path fill="#c9a227" d="M0 0h9v9z"></s:path></s:svg>`,
  ],
])('reads an SVG with %s', (_case, text) => {
  expect(sanitizeSvg(text)).toEqual({
    kind: 'sanitized',
    svg: `<svg xmlns="${namespace}" viewBox="0 0 9 9"><path fill="#c9a227" d="M0 0h9v9z"/></svg>`,
  });
});

test('expands entities in entities', () => {
  const subset = '<!ENTITY st0 "fill:#c9a227;"><!ENTITY st1 "&st2;&st0;"><!ENTITY st2 "stroke:red;">';
  const text = `<!DOCTYPE svg [${subset}]><svg xmlns="${namespace}"><path style="&st1;" d="M0 0h9"/></svg>`;
  const svg = `<svg xmlns="${namespace}"><path style="stroke:red;fill:#c9a227" d="M0 0h9"/></svg>`;
  expect(sanitizeSvg(text)).toEqual({ kind: 'sanitized', svg });
});

const bomb = ['<!ENTITY l0 "evil">', ...[1, 2, 3].map((id) => `<!ENTITY l${id} "${`&l${id - 1};`.repeat(10)}">`)].join(
  '',
);

test.each([
  ['many others', `${bomb}<!ENTITY b "&l3;">`],
  ['itself', '<!ENTITY b "evil&b;">'],
  ['a file', '<!ENTITY b SYSTEM "file:///etc/passwd">'],
  ['a parameter entity', '<!ENTITY % b "evil">'],
  ['a public file', '<!ENTITY b PUBLIC "-//evil" "evil.txt">'],
  ['markup', '<!ENTITY b "<script>evil()</script>">'],
  ['a long text', `<!ENTITY b "${'evil'.repeat(1000)}">`],
])('rejects an SVG that uses an entity with %s', (_case, subset) => {
  const result = sanitizeSvg(`<!DOCTYPE svg [${subset}]><svg xmlns="${namespace}"><title>&b;</title></svg>`);
  expect(result).toEqual({ kind: 'unknown-entities' });
});

test('a prefix and an entity hide no script', () => {
  const text = `<!DOCTYPE svg [<!ENTITY e "javascript:evil()">]><x:svg xmlns:x="${namespace}"><x:script>evil()</x:script><x:image href="&e;"/></x:svg>`;
  expect(JSON.stringify(sanitizeSvg(text))).not.toContain('evil');
});
