import { dropLinks } from './drop-links';

const isDropped = (href: string) => href.startsWith('/store');

test('fields of links become null, in lists and sections too; texts stay', () => {
  const page = (href: string | null) => ({
    hero: { title: '/store', actionLabel: 'Shop', actionHref: href },
    sections: [{ type: 'promo-cards', items: [{ actionHref: '/beers' }, { actionHref: href }], noteHref: null }],
  });
  expect(dropLinks(page('/store#gifts'), isDropped)).toEqual(page(null));
});

test('rich text keeps the text of a link without the link', () => {
  const bold = { type: 'text', text: 'our shop', bold: true };
  const link = (url: string) => ({ type: 'link', url, children: [bold] });
  const paragraph = (...children: object[]) => [{ type: 'paragraph', children }];
  expect(dropLinks(paragraph(link('/store'), link('/beers')), isDropped)).toEqual(paragraph(bold, link('/beers')));
});
