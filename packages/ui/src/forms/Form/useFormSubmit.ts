import { useRef, useState, type FocusEvent, type FormEvent, type SubmitEvent } from 'react';
import {
  errorsAfterChange,
  readValues,
  realErrors,
  type FormErrors,
  type FormValues,
} from './formValues';

interface Handlers {
  validate: ((values: never) => FormErrors) | undefined;
  onSubmit: (values: never) => void | FormErrors | Promise<void | FormErrors>;
  /** The words for a submit handler that threw. */
  failure: string;
}

interface Shown {
  errors: FormErrors;
  /** The fields that the last submit complained about, in its order. */
  summary: string[];
  /** Grows with every failed submit: the summary takes focus anew. */
  attempt: number;
}

const nothing: ReadonlySet<string> = new Set();

/** The life of a form: submit, validation, pending, errors. Values stay in the DOM. */
export function useFormSubmit({ validate, onSubmit, failure }: Handlers) {
  const [shown, setShown] = useState<Shown>({ errors: {}, summary: [], attempt: 0 });
  const [isPending, setIsPending] = useState(false);
  // State would come a render too late for the second of two quick submits.
  const isBusy = useRef(false);
  const wasSubmitted = useRef(false);
  const serverFields = useRef(nothing);

  const check = (values: FormValues) => realErrors(validate?.(values as never));

  const fail = (errors: FormErrors) =>
    setShown(({ attempt }) => ({ errors, summary: Object.keys(errors), attempt: attempt + 1 }));

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    wasSubmitted.current = true;
    serverFields.current = nothing;
    const values = readValues(event.currentTarget, event.nativeEvent.submitter);
    const errors = check(values);
    if (errors) return fail(errors);

    isBusy.current = true;
    setIsPending(true);
    setShown(({ attempt }) => ({ errors: {}, summary: [], attempt }));
    try {
      const refused = realErrors(await onSubmit(values as never));
      if (refused) {
        serverFields.current = new Set(Object.keys(refused));
        fail(refused);
      }
    } catch (cause) {
      serverFields.current = new Set(['form']);
      fail({ form: failure });
      reportError(cause);
    } finally {
      isBusy.current = false;
      setIsPending(false);
    }
  };

  const recheck = (event: FormEvent<HTMLFormElement>, mayAppear: boolean) => {
    const field = event.target as HTMLElement;
    // A field of several parts says on each of them whose part it is.
    const name = field.getAttribute('name') ?? field.dataset['field'];
    if (!wasSubmitted.current || !name) return;
    const fresh = check(readValues(event.currentTarget)) ?? {};
    setShown((old) => ({
      ...old,
      errors: errorsAfterChange(old.errors, fresh, name, serverFields.current, mayAppear),
    }));
  };

  const reset = () => {
    wasSubmitted.current = false;
    serverFields.current = nothing;
    setShown(({ attempt }) => ({ errors: {}, summary: [], attempt }));
  };

  return {
    ...shown,
    isPending,
    handlers: {
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
      onReset: reset,
      // A field is told what is wrong when it is left, and that it is right as one types.
      onChange: (event: FormEvent<HTMLFormElement>) => recheck(event, false),
      onBlur: (event: FocusEvent<HTMLFormElement>) => {
        // A new message would move the button from under the press that took the focus.
        if (!(event.relatedTarget instanceof HTMLButtonElement)) recheck(event, true);
      },
    },
  };
}
