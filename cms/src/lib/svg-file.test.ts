import { decodeSvg } from './svg-file';

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><title>Kölsch 金山</title></svg>';
const utf16 = Buffer.from(svg, 'utf16le');

test.each([
  ['UTF-8', Buffer.from(svg)],
  ['UTF-16, little endian', utf16],
  ['UTF-16, little endian, with a byte order mark', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
  ['UTF-16, big endian', Buffer.from(utf16).swap16()],
  [
    'UTF-16, big endian, with a byte order mark',
    Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16).swap16()]),
  ],
])('reads an SVG in %s', (_case, bytes) => expect(decodeSvg(bytes)).toBe(svg));
