/** What stands in a form: every named field, '' where nothing does. */
export type FormValues = Record<string, string>;

/** A message for each field that has a problem; `form` is about the whole. */
export type FormErrors = Record<string, string | undefined>;

/**
 * Reads a form's named fields. A checkbox that is off is ''; of several values of one name
 * the last counts; files are left out. A `submitter` adds the pressed button's own.
 */
export function readValues(
  form: HTMLFormElement,
  submitter: HTMLElement | null = null,
): FormValues {
  const values: FormValues = {};
  for (const element of form.elements) {
    const name = element.getAttribute('name');
    if (name) values[name] = '';
  }
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === 'string') values[name] = value;
  }
  return values;
}

/** The errors that have words, or undefined when there is none. */
export function realErrors(errors: FormErrors | void | undefined): FormErrors | undefined {
  const entries = Object.entries(errors ?? {}).filter(([, message]) => message);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/**
 * The errors to show after one field changed: those shown so far are checked again, the
 * changed field's own may also appear when `mayAppear`. What only the server knew (absent
 * from `fresh`) stays until its field changes.
 */
export function errorsAfterChange(
  shown: FormErrors,
  fresh: FormErrors,
  changed: string,
  serverFields: ReadonlySet<string>,
  mayAppear: boolean,
): FormErrors {
  const next: FormErrors = {};
  for (const [name, message] of Object.entries(shown)) {
    const stays = name !== changed && serverFields.has(name);
    const value = fresh[name] ?? (stays ? message : undefined);
    if (value) next[name] = value;
  }
  if (mayAppear && fresh[changed]) next[changed] = fresh[changed];
  return next;
}
