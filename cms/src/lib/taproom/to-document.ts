/** Converts validated input to the fields of a stored taproom. Absent fields stay absent; hours and photos are separate. */
import type { TaproomChanges } from '#domain/taproom/input';

const omitUndefined = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

export const toTaproomDocument = ({
  contact,
  coordinates,
  ...input
}: Partial<TaproomChanges>): Record<string, unknown> =>
  omitUndefined({
    name: input.name,
    path: input.path,
    isActive: input.isActive,
    isComingSoon: input.isComingSoon,
    city: input.city,
    state: input.state,
    timeZone: input.timeZone,
    ...contact,
    latitude: coordinates === null ? null : coordinates?.lat,
    longitude: coordinates === null ? null : coordinates?.lng,
    headline: input.headline,
    introduction: input.introduction,
    features: input.features?.map((text) => ({ text })),
    figures: input.figures,
    facts: input.facts,
    expectCards: input.expectCards,
    parking: input.parking,
    food: input.food,
    accessibility: input.accessibility,
    hostsPrivateEvents: input.hostsPrivateEvents,
    hostTitle: input.hostTitle,
    hostText: input.hostText,
    tapListMaxAgeHours: input.tapListMaxAgeHours,
    seoTitle: input.seoTitle,
    seoDescription: input.seoDescription,
  });
