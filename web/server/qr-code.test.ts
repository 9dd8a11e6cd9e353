import decodeQR from 'qr/decode.js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { QrCode } from '../ui/qr-code';

test.each(['https://boldridge.example/taps?taproom=auburn&src=table-7', `https://${'a'.repeat(60)}.example/täps?x=1`])(
  'the code of %s can be read from its image',
  async (text) => {
    const svg = renderToStaticMarkup(createElement(QrCode, { text, label: 'Live tap list' }));
    const image = Buffer.from(svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"'));
    const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(decodeQR({ width: info.width, height: info.height, data })).toBe(text);
  },
);
