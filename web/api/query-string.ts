type Value = string | number | boolean | null | undefined;

/** `?page=2&search=ipa`; what is empty or not given is left out, so that equal questions have equal addresses. */
export function toQueryString(values: Record<string, Value>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value));
  }
  const text = query.toString();
  return text && `?${text}`;
}
