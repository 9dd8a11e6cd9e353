/** The data that the panel's forms write. Their blank fields are null or empty. */
type Data = Record<string, unknown>;

export const blankToNull = (value: unknown) => (value === '' ? null : value);

/** The fields with these names; absent ones stay absent. */
export const pickFields = (data: Data, names: readonly string[]): Data =>
  Object.fromEntries(names.flatMap((name) => (data[name] === undefined ? [] : [[name, blankToNull(data[name])]])));
