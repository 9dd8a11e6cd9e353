/** The time zone of the brewery, for the dates and times in the panel that belong to no taproom. */

/** Until the site settings are loaded. */
let timeZone = 'America/Los_Angeles';

export const breweryTimeZone = () => timeZone;

export function setBreweryTimeZone(zone: string | undefined) {
  if (zone) timeZone = zone;
}
