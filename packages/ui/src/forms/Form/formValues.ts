/** What stands in a form: every named field, '' where nothing does. */
export type FormValues = Record<string, string>;

/** A message for each field that has a problem; `form` is about the whole. */
export type FormErrors = Record<string, string | undefined>;

/**
 * Reads a form's named fields. A checkbox that is off is ''; of several values of one name
 * the last counts; files are left out. A `submitter` adds the pressed button's own.
 */
export function readFormValues(
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
export function removeEmptyErrors(errors: FormErrors | void | undefined): FormErrors | undefined {
  const entries = Object.entries(errors ?? {}).filter(([, message]) => message);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/**
 * The errors to show after one field changed: those shown so far are checked again, the
 * changed field's own may also appear when `mayAppear`. What only the server knew (absent
 * from `fresh`) stays until its field changes.
 */
export function updateErrors(
  shownErrors: FormErrors,
  currentErrors: FormErrors,
  changedField: string,
  serverFields: ReadonlySet<string>,
  canAddError: boolean,
): FormErrors {
  const updatedErrors: FormErrors = {};
  for (const [name, message] of Object.entries(shownErrors)) {
    const isServerError = name !== changedField && serverFields.has(name);
    const value = currentErrors[name] ?? (isServerError ? message : undefined);
    if (value) updatedErrors[name] = value;
  }
  if (canAddError && currentErrors[changedField])
    updatedErrors[changedField] = currentErrors[changedField];
  return updatedErrors;
}
