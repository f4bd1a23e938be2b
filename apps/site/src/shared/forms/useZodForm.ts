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

import { flattenErrors } from './flattenErrors';

const definedErrors = (errors: FormErrors): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );

export interface ZodFormOptions<Values extends FieldValues> {
  schema: $ZodType<Values, Values>;
  defaultValues: DefaultValues<Values>;
  /**
   * Returns errors by path; the path `form` is the whole form. If it throws, a general error is
   * shown and the cause is reported.
   */
  onSubmit: (values: Values) => void | FormErrors | Promise<void | FormErrors>;
}

/** The props of `FormFrame`. */
type Frame = Pick<FormFrameProps, 'errors' | 'summary' | 'attempt' | 'isPending'> & {
  onSubmit: (event?: SubmitEvent<HTMLFormElement>) => void;
};

/**
 * A form of the members' pages: react-hook-form with a zod schema. The fields of the component
 * library are registered by name (`<TextField {...form.register('location.city')} />` inside
 * `<FormFrame {...frame}>`). Validates when the form is submitted, and then at every change.
 * Ignores a second submit while the first is pending. Keeps everything that was typed.
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
    // The error summary gets focus and links to the fields.
    shouldFocusError: false,
  });
  const [failed, setFailed] = useState<{ summary: string[]; attempt: number }>({
    summary: [],
    attempt: 0,
  });
  // A ref, because the state would change too late for a quick second submit.
  const isBusy = useRef(false);

  /** Sets the errors of the fields, and returns those for the summary. */
  const showErrors = (errors: FormErrors): FormErrors => {
    const defined = definedErrors(errors);
    for (const [name, message] of Object.entries(defined)) {
      const path = name === 'form' ? 'root.form' : (name as FieldPath<Values>);
      form.setError(path, { type: 'server', message });
    }
    return defined;
  };

  const send = async (values: Values): Promise<FormErrors> => {
    setFailed(({ attempt }) => ({ summary: [], attempt }));
    try {
      return showErrors((await onSubmit(values)) ?? {});
    } catch (cause) {
      reportError(cause);
      return showErrors({ form: messages.formFailed });
    }
  };

  const submit = async (event?: SubmitEvent<HTMLFormElement>) => {
    event?.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    const controls = Array.from(event?.currentTarget.elements ?? []);
    let errorsToShow: FormErrors = {};
    try {
      await form.handleSubmit(
        async (values) => void (errorsToShow = await send(values)),
        (errors: FieldErrors<Values>) => void (errorsToShow = flattenErrors(errors)),
      )();
    } finally {
      isBusy.current = false;
    }
    // The errors are rendered now, so the summary can get focus. They are in the order of the page,
    // not of the schema.
    const names = controls.map((control) => control.getAttribute('name') ?? '');
    const summary = [...new Set([...names, ...Object.keys(errorsToShow)])].filter(
      (name) => errorsToShow[name],
    );
    if (summary.length > 0) setFailed(({ attempt }) => ({ summary, attempt: attempt + 1 }));
  };

  const { errors, isSubmitting } = form.formState;
  const frame: Frame = {
    ...failed,
    errors: flattenErrors(errors),
    isPending: isSubmitting,
    onSubmit: (event) => void submit(event),
  };
  return { form, frame };
}
