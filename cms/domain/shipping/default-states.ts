/** The ten states of visitor-site.md §9: what an empty database starts with, and what the map highlights. */
export const defaultShippingStates = [
  { state: 'Arizona', code: 'AZ' },
  { state: 'California', code: 'CA' },
  { state: 'Colorado', code: 'CO' },
  { state: 'Idaho', code: 'ID' },
  { state: 'Nevada', code: 'NV' },
  { state: 'New Mexico', code: 'NM' },
  { state: 'Oregon', code: 'OR' },
  { state: 'Texas', code: 'TX' },
  { state: 'Utah', code: 'UT' },
  { state: 'Washington', code: 'WA' },
] as const;

export const minShippingAge = 21;
