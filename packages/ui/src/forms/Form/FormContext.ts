import { createContext, use } from 'react';
import type { FormErrors } from './formValues';

/** What a form tells the fields and the button inside it. */
export interface FormState {
  /** Prefix of the fields' ids. */
  id: string;
  errors: FormErrors;
  isPending: boolean;
}

export const FormContext = createContext<FormState | undefined>(undefined);

/** The form around a component; undefined outside of one. */
export const useFormState = (): FormState | undefined => use(FormContext);

/** The id of a field's control, which the error summary links to. */
export const getFieldId = (formId: string, name: string): string => `${formId}-${name}`;
