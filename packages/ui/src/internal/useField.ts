import { useId } from 'react';

import { getFieldId, useFormState } from '../forms/Form/FormContext';

interface FieldOptions {
  id?: string | undefined;
  name?: string | undefined;
  hint?: unknown;
  error?: string | undefined;
  describedBy?: string | undefined;
}

/** The ids that connect a control to its label, hint and error, and the error from its form. */
export function useField({ id, name, hint, error, describedBy }: FieldOptions) {
  const form = useFormState();
  const ownId = useId();
  const controlId = id ?? (form && name ? getFieldId(form.id, name) : ownId);
  const message = error ?? (name ? form?.errors[name] : undefined);
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const description = [hint ? hintId : '', describedBy, message ? errorId : '']
    .filter(Boolean)
    .join(' ');
  return {
    controlId,
    labelId: `${controlId}-label`,
    hintId,
    errorId,
    message,
    aria: {
      'aria-invalid': message ? (true as const) : undefined,
      'aria-describedby': description || undefined,
    },
  };
}
