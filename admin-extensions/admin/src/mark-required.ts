/** Shows the asterisk at fields that the rules require, but not the database: earlier events may lack them. */
type Field = { name: string; required?: boolean };
type Args = { layout: { layout: Field[][][] } };

/** Strapi's hook doesn't name the type; only this type has a field of the name. */
const requiredByMark: Record<string, readonly string[]> = {
  eventStatus: ['description', 'startTime', 'endDate', 'endTime', 'location'],
};

export function markRequired<Passed extends Args>(args: Passed): Passed {
  const { layout } = args;
  const names = layout.layout.flat(2).map(({ name }) => name);
  const required = names.flatMap((name) => requiredByMark[name] ?? []);
  if (required.length === 0) return args;
  const panels = layout.layout.map((panel) =>
    panel.map((row) => row.map((field) => (required.includes(field.name) ? { ...field, required: true } : field))),
  );
  return { ...args, layout: { ...layout, layout: panels } };
}
