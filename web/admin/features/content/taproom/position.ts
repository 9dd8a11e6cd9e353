/** Latitude and longitude as texts of fields. */

type PositionTexts = { lat: string; lng: string };

const parse = (text: string, limit: number) => {
  const value = Number(text.trim().replace('−', '-'));
  return text.trim() !== '' && Math.abs(value) <= limit ? value : null;
};

/** Null while one of them is missing or invalid. */
export function parsePosition(texts: PositionTexts) {
  const [lat, lng] = [parse(texts.lat, 90), parse(texts.lng, 180)];
  return lat === null || lng === null ? null : { lat, lng };
}

/** To about a meter. */
export const toCoordinateText = (degrees: number) => String(Number(degrees.toFixed(5)));
