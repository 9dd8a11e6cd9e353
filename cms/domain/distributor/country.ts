/** Countries by name or code, and where they are. */
import { foldText } from '../shared/fold-text';
import type { Distributor } from './schema';

/**
 * The countries of ISO 3166-1: code, English name, and the bounding box in whole degrees: west, south, east, north. Boxes that
 * cross the 180th meridian have a larger west than east. Overseas parts with a code of their own are not in the box of their
 * country. Computed from Natural Earth (naturalearthdata.com, public domain).
 */
const countryTable = `
US|United States|172 18 -67 72
AF|Afghanistan|60 29 75 39
AX|Åland Islands|19 60 21 61
AL|Albania|19 39 21 43
DZ|Algeria|-9 18 12 38
AS|American Samoa|-171 -15 -170 -14
AD|Andorra|1 42 2 43
AO|Angola|11 -19 24 -4
AI|Anguilla|-64 18 -63 19
AQ|Antarctica|-180 -90 180 -60
AG|Antigua & Barbuda|-62 16 -61 18
AR|Argentina|-74 -56 -53 -21
AM|Armenia|43 38 47 42
AW|Aruba|-71 12 -69 13
AU|Australia|112 -55 159 -10
AT|Austria|9 46 18 50
AZ|Azerbaijan|44 38 51 42
BS|Bahamas|-79 20 -72 27
BH|Bahrain|50 25 51 27
BD|Bangladesh|88 20 93 27
BB|Barbados|-60 13 -59 14
BY|Belarus|23 51 33 57
BE|Belgium|2 49 7 52
BZ|Belize|-90 15 -87 19
BJ|Benin|0 6 4 13
BM|Bermuda|-65 32 -64 33
BT|Bhutan|88 26 93 29
BO|Bolivia|-70 -23 -57 -9
BA|Bosnia & Herzegovina|15 42 20 46
BW|Botswana|20 -27 30 -17
BV|Bouvet Island|3 -55 4 -54
BR|Brazil|-74 -34 -34 6
IO|British Indian Ocean Territory|72 -8 73 -7
VG|British Virgin Islands|-65 18 -64 19
BN|Brunei|114 4 116 6
BG|Bulgaria|22 41 29 45
BF|Burkina Faso|-6 9 3 16
BI|Burundi|29 -5 31 -2
KH|Cambodia|102 10 108 15
CM|Cameroon|8 1 17 14
CA|Canada|-141 41 -52 84
CV|Cape Verde|-26 14 -22 18
BQ|Caribbean Netherlands|-69 11 -62 18
KY|Cayman Islands|-82 19 -79 20
CF|Central African Republic|14 2 28 11
TD|Chad|13 7 24 24
CL|Chile|-110 -56 -66 -17
CN|China|73 18 135 54
CX|Christmas Island|105 -11 106 -10
CC|Cocos (Keeling) Islands|96 -13 97 -11
CO|Colombia|-79 -5 -66 13
KM|Comoros|43 -13 45 -11
CG|Congo - Brazzaville|11 -6 19 4
CD|Congo - Kinshasa|12 -14 32 6
CK|Cook Islands|-160 -22 -159 -21
CR|Costa Rica|-86 8 -82 12
CI|Côte d’Ivoire|-9 4 -2 11
HR|Croatia|13 42 20 47
CU|Cuba|-85 19 -74 24
CW|Curaçao|-70 12 -68 13
CY|Cyprus|32 34 35 36
CZ|Czechia|12 48 19 52
DK|Denmark|8 54 16 58
DJ|Djibouti|41 10 44 13
DM|Dominica|-62 15 -61 16
DO|Dominican Republic|-72 17 -68 20
EC|Ecuador|-92 -5 -75 2
EG|Egypt|24 21 37 32
SV|El Salvador|-91 13 -87 15
GQ|Equatorial Guinea|8 0 12 4
ER|Eritrea|36 12 44 19
EE|Estonia|21 57 29 60
SZ|Eswatini|30 -28 33 -25
ET|Ethiopia|33 3 48 15
FK|Falkland Islands|-62 -53 -57 -51
FO|Faroe Islands|-8 61 -6 63
FJ|Fiji|174 -22 -178 -12
FI|Finland|20 59 32 71
FR|France|-6 41 10 52
GF|French Guiana|-55 2 -51 6
PF|French Polynesia|-152 -21 -136 -8
TF|French Southern Territories|51 -50 71 -46
GA|Gabon|8 -4 15 3
GM|Gambia|-17 13 -13 14
GE|Georgia|40 41 47 44
DE|Germany|5 47 15 56
GH|Ghana|-4 4 2 12
GI|Gibraltar|-6 36 -5 37
GR|Greece|19 34 29 42
GL|Greenland|-73 59 -11 84
GD|Grenada|-62 12 -61 13
GP|Guadeloupe|-62 15 -60 17
GU|Guam|144 13 145 14
GT|Guatemala|-93 13 -88 18
GG|Guernsey|-3 49 -2 50
GN|Guinea|-15 7 -7 13
GW|Guinea-Bissau|-17 10 -13 13
GY|Guyana|-62 1 -56 9
HT|Haiti|-75 18 -71 21
HM|Heard & McDonald Islands|73 -54 74 -52
HN|Honduras|-90 12 -83 17
HK|Hong Kong SAR China|113 22 115 23
HU|Hungary|16 45 23 49
IS|Iceland|-25 63 -13 67
IN|India|68 6 98 36
ID|Indonesia|95 -11 141 6
IR|Iran|44 25 64 40
IQ|Iraq|38 29 49 38
IE|Ireland|-11 51 -6 56
IM|Isle of Man|-5 54 -4 55
IL|Israel|34 29 36 34
IT|Italy|6 36 19 48
JM|Jamaica|-79 17 -76 19
JP|Japan|123 24 146 46
JE|Jersey|-3 49 -2 50
JO|Jordan|35 29 40 34
KZ|Kazakhstan|46 40 88 56
KE|Kenya|33 -5 42 6
KI|Kiribati|169 -12 -151 4
KW|Kuwait|46 28 49 31
KG|Kyrgyzstan|69 39 81 44
LA|Laos|100 13 108 23
LV|Latvia|21 55 29 59
LB|Lebanon|35 33 37 35
LS|Lesotho|27 -31 30 -28
LR|Liberia|-12 4 -7 9
LY|Libya|9 19 26 34
LI|Liechtenstein|9 47 10 48
LT|Lithuania|20 53 27 57
LU|Luxembourg|5 49 7 51
MO|Macao SAR China|113 22 114 23
MG|Madagascar|43 -26 51 -12
MW|Malawi|32 -18 36 -9
MY|Malaysia|99 0 120 8
MV|Maldives|73 3 74 5
ML|Mali|-13 10 5 25
MT|Malta|14 35 15 37
MH|Marshall Islands|166 5 172 12
MQ|Martinique|-62 14 -60 15
MR|Mauritania|-18 14 -4 28
MU|Mauritius|57 -21 58 -19
YT|Mayotte|44 -14 46 -12
MX|Mexico|-119 14 -86 33
FM|Micronesia|138 5 163 10
MD|Moldova|26 45 31 49
MC|Monaco|7 43 8 44
MN|Mongolia|87 41 120 53
ME|Montenegro|18 41 21 44
MS|Montserrat|-63 16 -62 17
MA|Morocco|-17 21 -1 36
MZ|Mozambique|30 -27 41 -10
MM|Myanmar (Burma)|92 9 102 29
NA|Namibia|11 -29 26 -16
NR|Nauru|166 -1 167 0
NP|Nepal|80 26 89 31
NL|Netherlands|3 50 8 54
NC|New Caledonia|159 -23 169 -19
NZ|New Zealand|165 -53 -171 -8
NI|Nicaragua|-88 10 -83 16
NE|Niger|0 11 16 24
NG|Nigeria|2 4 15 14
NU|Niue|-170 -20 -169 -18
NF|Norfolk Island|167 -30 168 -29
KP|North Korea|124 37 131 43
MK|North Macedonia|20 40 23 43
MP|Northern Mariana Islands|145 14 146 19
NO|Norway|4 57 32 72
OM|Oman|52 16 60 27
PK|Pakistan|60 23 77 38
PW|Palau|131 3 135 8
PS|Palestinian Territories|34 31 36 33
PA|Panama|-83 7 -77 10
PG|Papua New Guinea|140 -12 156 -1
PY|Paraguay|-63 -28 -54 -19
PE|Peru|-82 -19 -68 0
PH|Philippines|117 5 127 21
PN|Pitcairn Islands|-129 -25 -128 -24
PL|Poland|14 49 25 55
PT|Portugal|-32 32 -6 43
PR|Puerto Rico|-68 17 -65 19
QA|Qatar|50 24 52 27
RE|Réunion|55 -22 56 -20
RO|Romania|20 43 30 49
RU|Russia|19 41 -169 82
RW|Rwanda|28 -3 31 -1
WS|Samoa|-173 -15 -171 -13
SM|San Marino|12 43 13 44
ST|São Tomé & Príncipe|6 0 8 2
SA|Saudi Arabia|34 16 56 33
SN|Senegal|-18 12 -11 17
RS|Serbia|18 42 23 47
SC|Seychelles|55 -5 56 -4
SL|Sierra Leone|-14 6 -10 10
SG|Singapore|103 1 104 2
SX|Sint Maarten|-64 18 -63 19
SK|Slovakia|16 47 23 50
SI|Slovenia|13 45 17 47
SB|Solomon Islands|155 -12 167 -6
SO|Somalia|41 -2 52 12
ZA|South Africa|16 -47 38 -22
GS|South Georgia & South Sandwich Islands|-38 -59 -26 -53
KR|South Korea|126 33 131 39
SS|South Sudan|24 3 36 13
ES|Spain|-19 27 5 44
LK|Sri Lanka|79 5 82 10
BL|St. Barthélemy|-63 17 -62 18
SH|St. Helena|-15 -17 -5 -7
KN|St. Kitts & Nevis|-63 17 -62 18
LC|St. Lucia|-62 13 -60 15
MF|St. Martin|-64 18 -63 19
PM|St. Pierre & Miquelon|-57 46 -56 48
VC|St. Vincent & Grenadines|-62 12 -61 14
SD|Sudan|21 8 39 23
SR|Suriname|-59 1 -54 6
SJ|Svalbard & Jan Mayen|10 74 36 81
SE|Sweden|11 55 25 70
CH|Switzerland|6 45 11 48
SY|Syria|35 32 43 38
TW|Taiwan|118 21 122 26
TJ|Tajikistan|67 36 76 42
TZ|Tanzania|29 -12 41 0
TH|Thailand|97 5 106 21
TL|Timor-Leste|124 -10 128 -8
TG|Togo|-1 6 2 12
TK|Tokelau|-173 -10 -171 -8
TO|Tonga|-176 -22 -173 -18
TT|Trinidad & Tobago|-62 10 -60 12
TN|Tunisia|7 30 12 38
TR|Türkiye|25 35 45 43
TM|Turkmenistan|52 35 67 43
TC|Turks & Caicos Islands|-73 21 -71 22
TV|Tuvalu|176 -11 180 -5
UG|Uganda|29 -2 35 5
UA|Ukraine|22 45 41 53
AE|United Arab Emirates|51 22 57 27
GB|United Kingdom|-9 50 2 61
UY|Uruguay|-59 -35 -53 -30
UM|U.S. Outlying Islands|166 -1 -160 29
VI|U.S. Virgin Islands|-65 17 -64 19
UZ|Uzbekistan|56 37 74 46
VU|Vanuatu|166 -21 170 -13
VA|Vatican City|12 41 13 42
VE|Venezuela|-74 0 -59 13
VN|Vietnam|102 8 110 24
WF|Wallis & Futuna|-179 -15 -176 -13
EH|Western Sahara|-18 20 -8 28
YE|Yemen|42 12 55 19
ZM|Zambia|22 -19 34 -8
ZW|Zimbabwe|25 -23 33 -15
`;

type Coordinates = Distributor['coordinates'];
type Country = { code: string; name: string; box: Box };
type Box = { west: number; south: number; east: number; north: number };

const toCountry = (line: string): Country => {
  const [code = '', name = '', box = ''] = line.split('|');
  const [west = 0, south = 0, east = 0, north = 0] = box.split(' ').map(Number);
  return { code, name, box: { west, south, east, north } };
};

const countries: readonly Country[] = countryTable.trim().split('\n').map(toCountry);

export const homeCountry = 'United States';

/** The home country first. */
export const countryNames: readonly string[] = countries.map(({ name }) => name);

/** Names that people write, by their folded form without punctuation. */
const aliases: Record<string, string> = {
  usa: 'US',
  'united states of america': 'US',
  america: 'US',
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  korea: 'KR',
  'republic of korea': 'KR',
  'peoples republic of china': 'CN',
  'hong kong': 'HK',
  macau: 'MO',
  turkey: 'TR',
  'czech republic': 'CZ',
  holland: 'NL',
  'the netherlands': 'NL',
  uae: 'AE',
};

const toKey = (text: string) => foldText(text).replace(/[.’']/g, '').trim();

const byKey = new Map(countries.flatMap((country) => [country.code, country.name].map((key) => [toKey(key), country])));

const findCountry = (text: string): Country | null => {
  const key = toKey(text);
  return byKey.get((Object.hasOwn(aliases, key) ? (aliases[key] ?? key) : key).toLowerCase()) ?? null;
};

/** `usa` and `US` become `United States`; an unknown name stays as it is. */
export const normalizeCountry = (text: string): string => findCountry(text)?.name ?? text;

/** Rounded boxes: places at a border are never outside. */
const isInBox = ({ lat, lng }: Coordinates, { west, south, east, north }: Box) =>
  lat >= south && lat <= north && (west <= east ? lng >= west && lng <= east : lng >= west || lng <= east);

/** Why coordinates can't be in a country; null if they can, or the country is unknown. */
export function findCountryProblem(coordinates: Coordinates, countryName: string): string | null {
  const country = findCountry(countryName);
  if (!country || isInBox(coordinates, country.box)) return null;
  const { lat, lng } = coordinates;
  return isInBox({ lat: lng, lng: lat }, country.box)
    ? 'Latitude and longitude are swapped'
    : `This place is not in ${country.name}. Move the pin, or choose another country.`;
}

/** The middle of a country, where a map starts. */
export function getCountryCenter(countryName: string): Coordinates | null {
  const box = findCountry(countryName)?.box;
  if (!box) return null;
  const width = (box.east - box.west + 360) % 360;
  const lng = box.west + width / 2;
  return { lat: (box.south + box.north) / 2, lng: lng > 180 ? lng - 360 : lng };
}
