/**
 * `label.control` and `field.labels` as the standard defines them, without the walks of jsdom, which goes through the
 * whole document for each label of each field: one `getByLabelText` in a form with a hundred fields took seconds.
 */
const labelable = 'button, input:not([type="hidden" i]), meter, output, progress, select, textarea';
const fields = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];

function findControl(label: HTMLLabelElement): HTMLElement | null {
  const id = label.getAttribute('for');
  if (id === null) return label.querySelector<HTMLElement>(labelable);
  const found = label.isConnected && id ? label.ownerDocument.getElementById(id) : null;
  return found?.matches(labelable) ? found : null;
}

function findLabels(field: HTMLElement): HTMLLabelElement[] | null {
  if (!field.matches(labelable)) return null;
  const root = field.getRootNode() as Document | Element;
  const isNear = (label: HTMLLabelElement) => {
    const id = label.getAttribute('for');
    return id === null ? label.contains(field) : id === field.id;
  };
  return [...root.querySelectorAll('label')].filter((label) => isNear(label) && findControl(label) === field);
}

Object.defineProperty(HTMLLabelElement.prototype, 'control', {
  configurable: true,
  get(this: HTMLLabelElement) {
    return findControl(this);
  },
});
for (const { prototype } of fields) {
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: HTMLElement) {
      return findLabels(this);
    },
  });
}
