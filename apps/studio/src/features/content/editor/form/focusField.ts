/** The id of the form, and the prefix of its fields' ids. */
export const FORM_ID = 'entry';

const CONTROLS = 'input:not([type=hidden]), textarea, select, button';

const findControl = (name: string): HTMLElement | null => {
  const exact = document.getElementById(`${FORM_ID}-${name}`);
  if (exact) return exact;
  const field = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
  const control = field?.querySelector<HTMLElement>(CONTROLS);
  if (control) return control;
  // A text has a field for each language: `chapters.0.title.en`.
  const part = document.querySelector<HTMLElement>(`#${FORM_ID} [name^="${CSS.escape(name)}."]`);
  if (part) return part;
  const parent = name.slice(0, Math.max(0, name.lastIndexOf('.')));
  return parent === '' ? null : findControl(parent);
};

/** Moves focus to a field by its path in the entry. False if the form has no such field. */
export const focusField = (name: string): boolean => {
  const control = findControl(name);
  if (!control) return false;
  control.focus();
  control.scrollIntoView({ block: 'center' });
  return true;
};

/**
 * Moves focus to a field as soon as the form has it, because its last sections load after the
 * others. Does nothing if the focus has moved in the meantime. Returns a function that stops waiting.
 */
export const focusFieldWhenShown = (name: string): (() => void) => {
  const form = document.getElementById(FORM_ID);
  if (focusField(name) || !form) return () => {};
  const focused = document.activeElement;
  const observer = new MutationObserver(() => {
    if (document.activeElement !== focused || focusField(name)) observer.disconnect();
  });
  observer.observe(form, { childList: true, subtree: true });
  return () => observer.disconnect();
};
