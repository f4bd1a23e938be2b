import { useRef, useState, type FocusEvent, type FormEvent, type SubmitEvent } from 'react';

import {
  updateErrors,
  readFormValues,
  removeEmptyErrors,
  type FormErrors,
  type FormValues,
} from './formValues';

interface FormSubmitOptions {
  validate: ((values: never) => FormErrors) | undefined;
  onSubmit: (values: never) => void | FormErrors | Promise<void | FormErrors>;
  /** Shown if the submit handler throws. */
  failureMessage: string;
}

interface FormErrorState {
  errors: FormErrors;
  /** The fields with errors at the last submit, in page order. */
  summary: string[];
  /** Increases with every failed submit, which moves focus to the summary. */
  attempt: number;
}

const NO_FIELDS: ReadonlySet<string> = new Set();

/** The state of a form: submission, validation and errors. The values stay in the DOM. */
export function useFormSubmit({ validate, onSubmit, failureMessage }: FormSubmitOptions) {
  const [errorState, setErrorState] = useState<FormErrorState>({
    errors: {},
    summary: [],
    attempt: 0,
  });
  const [isPending, setIsPending] = useState(false);
  // A ref, because state is updated too late to stop the second of two quick submits.
  const isSubmitting = useRef(false);
  const wasSubmitted = useRef(false);
  const serverFields = useRef(NO_FIELDS);

  const getErrors = (values: FormValues) => removeEmptyErrors(validate?.(values as never));

  const clearErrors = () => setErrorState(({ attempt }) => ({ errors: {}, summary: [], attempt }));

  // The keys of `values` are in page order. Errors come in any order, and some are not for a field.
  const showErrors = (errors: FormErrors, values: FormValues) =>
    setErrorState(({ attempt }) => ({
      errors,
      summary: Object.keys({ ...values, ...errors }).filter((name) => errors[name]),
      attempt: attempt + 1,
    }));

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting.current) return;
    wasSubmitted.current = true;
    serverFields.current = NO_FIELDS;
    const values = readFormValues(event.currentTarget, event.nativeEvent.submitter);
    const errors = getErrors(values);
    if (errors) return showErrors(errors, values);

    isSubmitting.current = true;
    setIsPending(true);
    clearErrors();
    try {
      const serverErrors = removeEmptyErrors(await onSubmit(values as never));
      if (serverErrors) {
        serverFields.current = new Set(Object.keys(serverErrors));
        showErrors(serverErrors, values);
      }
    } catch (error) {
      serverFields.current = new Set(['form']);
      showErrors({ form: failureMessage }, values);
      reportError(error);
    } finally {
      isSubmitting.current = false;
      setIsPending(false);
    }
  };

  const revalidate = (event: FormEvent<HTMLFormElement>, canAddError: boolean) => {
    const field = event.target as HTMLElement;
    // A control that consists of several elements has the field’s name in `data-field`.
    const name = field.getAttribute('name') ?? field.dataset['field'];
    if (!wasSubmitted.current || !name) return;
    const currentErrors = getErrors(readFormValues(event.currentTarget)) ?? {};
    setErrorState((state) => ({
      ...state,
      errors: updateErrors(state.errors, currentErrors, name, serverFields.current, canAddError),
    }));
  };

  const reset = () => {
    wasSubmitted.current = false;
    serverFields.current = NO_FIELDS;
    clearErrors();
  };

  return {
    ...errorState,
    isPending,
    handlers: {
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
      onReset: reset,
      // New errors appear on blur; corrected ones disappear while typing.
      onChange: (event: FormEvent<HTMLFormElement>) => revalidate(event, false),
      onBlur: (event: FocusEvent<HTMLFormElement>) => {
        // A new message would move the button while it is being pressed.
        if (!(event.relatedTarget instanceof HTMLButtonElement)) revalidate(event, true);
      },
    },
  };
}
