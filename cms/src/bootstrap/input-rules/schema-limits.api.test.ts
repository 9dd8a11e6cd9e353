import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { beerFields } from '#domain/beer/fields';
import { eventFields } from '#domain/event/fields';

type Attribute = { type: string; maxLength?: number; min?: number; max?: number };
type Field = z.ZodType;

const readAttributes = (path: string) =>
  (JSON.parse(readFileSync(join(__dirname, '../..', path), 'utf8')) as { attributes: Record<string, Attribute> })
    .attributes;

const contentType = (name: string) => readAttributes(`api/${name}/content-types/${name}/schema.json`);

const accepts = (field: Field, value: unknown) => field.safeParse(value).success;

/** For a field of a group, such as `pricing.retail`. */
const inGroup = (field: Field, name: string) => (value: unknown) => accepts(field, { [name]: value });
const alone = (field: Field) => (value: unknown) => accepts(field, value);

const letters = (length: number) => 'x'.repeat(length);
const urlOf = (length: number) => `https://example.com/${letters(length)}`.slice(0, length);
const emailOf = (length: number) => {
  const domain = `${letters(63)}.${letters(63)}.${letters(63)}.com`;
  return `${letters(length - domain.length - 1)}@${domain}`;
};

const beer = contentType('beer');
const event = contentType('event');
const award = readAttributes('components/beer/award.json');

type Case = [
  name: string,
  attribute: Attribute | undefined,
  isValid: (value: unknown) => boolean,
  text?: typeof letters,
];

const cases: Case[] = [
  ...Object.entries(beerFields).flatMap(([name, field]): Case[] =>
    beer[name] ? [[`beer.${name}`, beer[name], alone(field)]] : [],
  ),
  ['beer.retailPrice', beer['retailPrice'], inGroup(beerFields.pricing, 'retail')],
  ['beer.wholesalePrice', beer['wholesalePrice'], inGroup(beerFields.pricing, 'wholesale')],
  ...Object.entries(award).map(([name, attribute]): Case => [
    `award.${name}`,
    attribute,
    (value) => accepts(beerFields.awards, [{ name: 'Gold', [name]: value }]),
  ]),
  ...Object.entries(eventFields).flatMap(([name, field]): Case[] =>
    event[name] && name !== 'ticketUrl' ? [[`event.${name}`, event[name], alone(field)]] : [],
  ),
  ['event.ticketUrl', event['ticketUrl'], alone(eventFields.ticketUrl), urlOf],
  ['event.organizerName', event['organizerName'], inGroup(eventFields.organizer, 'name')],
  ['event.organizerEmail', event['organizerEmail'], inGroup(eventFields.organizer, 'email'), emailOf],
  ['event.organizerPhone', event['organizerPhone'], inGroup(eventFields.organizer, 'phone')],
  ['event.facebook', event['facebook'], inGroup(eventFields.socialLinks, 'facebook'), urlOf],
  ['event.instagram', event['instagram'], inGroup(eventFields.socialLinks, 'instagram'), urlOf],
  ['event.website', event['website'], inGroup(eventFields.socialLinks, 'website'), urlOf],
];

const ofType = (...types: string[]) => cases.filter(([, attribute]) => types.includes(attribute?.type ?? ''));

describe('the limits of the content types are those of the API', () => {
  test.each(ofType('string', 'text'))('%s', (_name, attribute, isValid, text = letters) => {
    const { maxLength = 0 } = attribute ?? {};
    expect([isValid(text(maxLength)), isValid(text(maxLength + 1))]).toEqual([true, false]);
  });

  test.each(ofType('integer', 'float'))('%s', (_name, attribute, isValid) => {
    const { min = NaN, max = NaN } = attribute ?? {};
    expect([min - 1, min, max, max + 1].map(isValid)).toEqual([false, true, true, false]);
  });

  test('they cover every text and number', () => {
    expect(ofType('string', 'text').length).toBeGreaterThan(20);
    expect(ofType('integer', 'float').length).toBeGreaterThan(6);
  });
});
