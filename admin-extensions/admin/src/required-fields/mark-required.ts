/**
 * Shows the asterisk at the fields of events that the rules of the brewery require, but not the database: earlier events may
 * lack them.
 */
type Field = { name: string; required?: boolean };
type Args = { layout: { layout: Field[][][] } };

const required = new Set(['description', 'startTime', 'endDate', 'endTime', 'location']);

/** Strapi's hook doesn't name the type; only events have a status of this name. */
const isEvent = (fields: Field[]) => fields.some(({ name }) => name === 'eventStatus');

export function markRequired<Passed extends Args>(args: Passed): Passed {
  const { layout } = args;
  if (!isEvent(layout.layout.flat(2))) return args;
  const panels = layout.layout.map((panel) =>
    panel.map((row) => row.map((field) => (required.has(field.name) ? { ...field, required: true } : field))),
  );
  return { ...args, layout: { ...layout, layout: panels } };
}
