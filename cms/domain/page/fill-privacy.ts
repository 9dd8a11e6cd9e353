import type { PrivacyFacts } from '../privacy/facts';
import { privacyPlaceholders, privacyValues } from '../privacy/placeholders';
import { fillIn } from './fill-in';
import { findPlaceholders } from './find-placeholders';

const names = new Set(privacyPlaceholders.map(({ name }) => name));

export const needsPrivacyFacts = (content: unknown): boolean =>
  findPlaceholders(content).some((name) => names.has(name));

/** Replaces the placeholders that stand for what the settings do with personal data. */
export const fillPrivacy = <Content>(content: Content, facts: PrivacyFacts): Content =>
  fillIn(content, privacyValues(facts));
