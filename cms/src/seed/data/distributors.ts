import type { DistributorKind } from '#domain/distributor/kind';
import type { Distributor } from '#domain/distributor/schema';

type Row = [
  kind: DistributorKind,
  name: string,
  address: string,
  phone: string | null,
  region: string | null,
  lat: number,
  lng: number,
];

const toDistributors = (country: string, rows: Row[]): Omit<Distributor, 'id'>[] =>
  rows.map(([kind, name, address, phone, region, lat, lng]) => ({
    kind,
    name,
    address,
    phone,
    country,
    region,
    coordinates: { lat, lng },
  }));

const unitedStates: Row[] = [
  ['shop', 'Gold Spur Beverage', '2240 Grass Valley Hwy, Auburn, CA 95603', '(530) 555-0171', 'California', 38.9197, -121.0672],
  ['shop', 'Folsom Lake Bottle Works', '905 Riley St, Folsom, CA 95630', '(916) 555-0134', 'California', 38.6724, -121.1615],
  ['wholesaler', 'Capitol Mall Distributing', '1717 R St, Sacramento, CA 95811', '(916) 555-0119', 'California', 38.5713, -121.4903],
  ['shop', 'Midtown Tap Supply', '2801 K St, Sacramento, CA 95816', null, 'California', 38.5736, -121.4689],
  [
    'wholesaler', 'Bay Fog Craft Wholesale',
    '1540 Minnesota St, San Francisco, CA 94107',
    '(415) 555-0155',
    'California',
    37.7506,
    -122.3896,
  ],
  ['shop', 'Lakeshore Cellars & Kegs', '3344 Grand Ave, Oakland, CA 94610', '(510) 555-0143', 'California', 37.8117, -122.2459],
  [
    'wholesaler', 'Guadalupe River Beverage',
    '455 W San Carlos St, San Jose, CA 95110',
    '(408) 555-0128',
    'California',
    37.3289,
    -121.8947,
  ],
  ['wholesaler', 'North Coast Draught', '610 3rd St, Eureka, CA 95501', null, 'California', 40.8034, -124.1687],
  ['wholesaler', 'Valley Sun Beverage', '1920 Mariposa Mall, Fresno, CA 93721', '(559) 555-0166', 'California', 36.7356, -119.7892],
  [
    'wholesaler', 'Russian River Road Wholesale',
    '120 4th St, Santa Rosa, CA 95401',
    '(707) 555-0112',
    'California',
    38.4377,
    -122.7199,
  ],
  [
    'wholesaler', 'Pier & Palm Distributing',
    '330 State St, Santa Barbara, CA 93101',
    '(805) 555-0137',
    'California',
    34.4155,
    -119.6935,
  ],
  [
    'wholesaler', 'Arroyo Craft Beverage',
    '845 S Arroyo Pkwy, Pasadena, CA 91105',
    '(626) 555-0181',
    'California',
    34.1338,
    -118.1475,
  ],
  ['shop', 'Harbor Line Beer Co.', '1201 W 2nd St, Long Beach, CA 90802', '(562) 555-0149', 'California', 33.7683, -118.2034],
  ['shop', 'Gaslamp Kegs', '744 Market St, San Diego, CA 92101', '(619) 555-0174', 'California', 32.7116, -117.1571],
  ['shop', 'Cascade Gate Beverage', '1320 Market St, Redding, CA 96001', null, 'California', 40.5811, -122.3928],
  ['wholesaler', 'Turnagain Arm Imports', '411 W 4th Ave, Anchorage, AK 99501', '(907) 555-0116', 'Alaska', 61.2187, -149.8936],
  ['wholesaler', 'Saguaro Craft Distributing', '515 E Grant St, Phoenix, AZ 85004', '(602) 555-0158', 'Arizona', 33.4397, -112.0669],
  ['shop', 'Old Pueblo Beverage', '300 E Congress St, Tucson, AZ 85701', null, 'Arizona', 32.2219, -110.9664],
  ['shop', 'Gulf Breeze Craft Beer', '1910 E 7th Ave, Tampa, FL 33605', '(813) 555-0121', 'Florida', 27.9604, -82.4371],
  ['wholesaler', 'Platte River Beverage', '1108 Jackson St, Omaha, NE 68102', '(402) 555-0195', 'Nebraska', 41.2549, -95.9319],
  ['wholesaler', 'Truckee Meadows Wholesale', '128 E 4th St, Reno, NV 89501', '(775) 555-0107', 'Nevada', 39.5304, -119.8109],
  [
    'shop', 'Fremont Street Beer Supply',
    '616 E Carson Ave, Las Vegas, NV 89101',
    '(702) 555-0133',
    'Nevada',
    36.1675,
    -115.1406,
  ],
  ['wholesaler', 'Stumptown Cold Chain', '1001 SE Water Ave, Portland, OR 97214', '(503) 555-0164', 'Oregon', 45.5157, -122.6654],
  ['shop', 'Three Sisters Beverage', '70 SW Century Dr, Bend, OR 97702', null, 'Oregon', 44.0449, -121.3343],
];

export const distributors: Omit<Distributor, 'id'>[] = [
  ...toDistributors('United States', unitedStates),
  ...toDistributors('Singapore', [
    ['wholesaler', 'Merlion Craft Imports', '18 Boat Quay, Singapore 049816', '+65 6555 0123', null, 1.2866, 103.8497],
    ['shop', 'Tiong Bahru Taps', '57 Eng Hoon St, Singapore 160057', null, null, 1.2845, 103.8323],
  ]),
  ...toDistributors('Japan', [
    [
      'wholesaler', 'Sumida Craft Beer Trading',
      '2-14-6 Kuramae, Taito City, Tokyo 111-0051',
      '+81 3 5555 0144',
      null,
      35.7034,
      139.7915,
    ],
    ['wholesaler', 'Naniwa Beer Import', '1-8-4 Shinmachi, Nishi Ward, Osaka 550-0013', null, null, 34.6763, 135.4952],
  ]),
  ...toDistributors('South Korea', [
    [
      'wholesaler', 'Hangang Craft Distribution',
      '23 Seongsui-ro, Seongdong-gu, Seoul 04781',
      '+82 2 555 0176',
      null,
      37.5446,
      127.0557,
    ],
  ]),
  ...toDistributors('Australia', [
    ['wholesaler', 'Yarra Bend Beverage', '92 Johnston St, Collingwood VIC 3066', '+61 3 5550 0182', null, -37.7984, 144.9846],
    ['shop', 'Harbour Head Imports', '41 Illawarra Rd, Marrickville NSW 2204', null, null, -33.9113, 151.1552],
  ]),
  ...toDistributors('China', [
    [
      'wholesaler', 'Bund Lane Craft Trading',
      '688 Changde Road, Jing’an, Shanghai 200040',
      '+86 21 5555 0191',
      null,
      31.2341,
      121.4459,
    ],
  ]),
  ...toDistributors('Taiwan', [
    [
      'shop', 'Dadaocheng Beer House Supply',
      '21 Section 1, Dihua Street, Taipei 103',
      '+886 2 5555 0118',
      null,
      25.0561,
      121.5102,
    ],
  ]),
];
