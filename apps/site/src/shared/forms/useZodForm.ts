import { zodResolver } from '@hookform/resolvers/zod';
import { useUi, type FormErrors, type FormFrameProps } from '@gschool/ui';
import { useRef, useState, type SubmitEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';

import { errorTexts } from './errorTexts';

const realErrors = (errors: FormErrors): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );

export interface ZodFormOptions<Values extends FieldValues> {
  /** Its messages are sentences; the order of its fields is that of the summary. */
  schema: $ZodType<Values, Values>;
  defaultValues: DefaultValues<Values>;
  /** Errors by path; `form` is about the whole. If it throws, a general error is shown and the cause reported. */
  onSubmit: (values: Values) => void | FormErrors | Promise<void | FormErrors>;
}

/** What `FormFrame` needs to know of a form. */
type Frame = Pick<FormFrameProps, 'errors' | 'summary' | 'attempt' | 'isPending'> & {
  onSubmit: (event?: SubmitEvent<HTMLFormElement>) => void;
};

/**
 * A form of the members' pages: react-hook-form and a zod schema, bound to the library's
 * fields by their names (`<TextField {...form.register('location.city')} />` inside
 * `<FormFrame {...frame}>`). Validates on submit and then on change; while it is being sent
 * a second submit does nothing; whatever happens, what was typed stays.
 */
export function useZodForm<Values extends FieldValues>({
  schema,
  defaultValues,
  onSubmit,
}: ZodFormOptions<Values>): { form: UseFormReturn<Values, unknown, Values>; frame: Frame } {
  const { messages } = useUi();
  const form = useForm<Values, unknown, Values>({
    resolver: zodResolver(schema),
    defaultValues,
    // The summary takes the focus, and leads to the fields.
    shouldFocusError: false,
  });
  const [failed, setFailed] = useState<{ summary: string[]; attempt: number }>({
    summary: [],
    attempt: 0,
  });
  // State would come a render too late for the second of two quick submits.
  const isBusy = useRef(false);

  /** Puts what was refused beside its fields, and answers what the summary names. */
  const refuse = (errors: FormErrors): FormErrors => {
    const real = realErrors(errors);
    for (const [name, message] of Object.entries(real)) {
      const path = name === 'form' ? 'root.form' : (name as FieldPath<Values>);
      form.setError(path, { type: 'server', message });
    }
    return real;
  };

  const send = async (values: Values): Promise<FormErrors> => {
    setFailed(({ attempt }) => ({ summary: [], attempt }));
    try {
      return refuse((await onSubmit(values)) ?? {});
    } catch (cause) {
      reportError(cause);
      return refuse({ form: messages.formFailed });
    }
  };

  const submit = async (event?: SubmitEvent<HTMLFormElement>) => {
    event?.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    let complaints: FormErrors = {};
    try {
      await form.handleSubmit(
        async (values) => void (complaints = await send(values)),
        (errors: FieldErrors<Values>) => void (complaints = errorTexts(errors)),
      )();
    } finally {
      isBusy.current = false;
    }
    // Only now are the errors in the page, and the summary there to take the focus.
    const summary = Object.keys(complaints);
    if (summary.length > 0) setFailed(({ attempt }) => ({ summary, attempt: attempt + 1 }));
  };

  const { errors, isSubmitting } = form.formState;
  const frame: Frame = {
    ...failed,
    errors: errorTexts(errors),
    isPending: isSubmitting,
    onSubmit: (event) => void submit(event),
  };
  return { form, frame };
}
