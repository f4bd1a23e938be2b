/** The values of a form by field name, '' for empty fields. */
export type FormValues = Record<string, string>;

/** Error messages by field name; `form` is the key for the form as a whole. */
export type FormErrors = Record<string, string | undefined>;

/**
 * Reads a form’s named fields. An unchecked checkbox is ''. If several fields share a name, the
 * last value wins. Files are left out. The `submitter` adds the value of the pressed button.
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

/** Removes errors without a message; returns undefined if none is left. */
export function removeEmptyErrors(errors: FormErrors | void | undefined): FormErrors | undefined {
  const entries = Object.entries(errors ?? {}).filter(([, message]) => message);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/**
 * The errors to show after a change of one field: visible errors are updated, and the changed
 * field’s error is added if `canAddError`. An error from the server stays until its field changes.
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
