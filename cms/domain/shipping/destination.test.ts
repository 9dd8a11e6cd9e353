import { formatDestination, parseDestination, findOtherState, shippingRequestTexts } from './destination';

test.each([
  ['55 Water St, Brooklyn, NY 11201', 'Brooklyn NY'],
  ['55 Water St\nApt 4\nBrooklyn NY 11201-1234', 'Brooklyn NY'],
  ['55 Water St, Brooklyn, New York, USA', 'Brooklyn NY'],
  ['410 7th St SE, Washington, District of Columbia 20003', 'Washington DC'],
  ['2418 SE Ankeny St, Portland, or 97214.', 'Portland OR'],
  ['55 Water St Brooklyn NY 11201', 'NY'],
])('%j is delivered to %s', (address, expected) => {
  const destination = parseDestination(address);
  expect(destination && formatDestination(destination)).toBe(expected);
});

test.each(['', ' ', '55 Water St', '10 Downing Street, London SW1A 2AA', '11201', 'ask me', 'leave it by the door or'])(
  '%j has no US state',
  (address) => expect(parseDestination(address)).toBeNull(),
);

test.each([
  ['1 Congress St, Portland, ME 04101', ['We don’t ship to Maine yet. We’ll tell you what we can do.']],
  ['2418 SE Ankeny St, Portland, OR 97214', []],
  ['Ask me', []],
])('after a request for %j, visitors read that it is no order yet%s', (address, others) => {
  const [first, ...rest] = shippingRequestTexts(findOtherState(address, [{ code: 'OR' }]));
  expect([first, rest]).toEqual([expect.stringMatching(/^Your request is not an order yet/), others]);
});
