import { createContext, use } from 'react';

import type { FormErrors } from './formValues';

/** The state of a form for its fields and its submit button. */
export interface FormState {
  /** Prefix of the fields' ids. */
  id: string;
  errors: FormErrors;
  isPending: boolean;
}

export const FormContext = createContext<FormState | undefined>(undefined);

/** The state of the form around a component; undefined outside a form. */
export const useFormState = (): FormState | undefined => use(FormContext);

/** The id of a field's control, which the error summary links to. */
export const getFieldId = (formId: string, name: string): string => `${formId}-${name}`;
