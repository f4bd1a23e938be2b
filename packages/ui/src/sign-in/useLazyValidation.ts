import { useEffect, useState } from 'react';

import type { FormErrors, FormValues } from '../forms/Form/formValues';

/**
 * Validation whose rules are loaded lazily, so that the page renders without them. A submit waits
 * until they are loaded. If they cannot be loaded, only the server validates. `load` must be a
 * stable function.
 */
export function useLazyValidation<Rules>(
  load: () => Promise<Rules>,
  getErrors: (rules: Rules, values: FormValues) => FormErrors,
) {
  const [rules, setRules] = useState<Rules | null>(null);

  useEffect(() => {
    load().then(
      (loaded) => setRules(() => loaded),
      () => undefined,
    );
  }, [load]);

  return {
    /** The `validate` prop of the form; undefined until the rules are loaded. */
    validate: rules ? (values: FormValues) => getErrors(rules, values) : undefined,
    /** Wraps a submit handler: calls it with valid values, otherwise returns the errors. */
    whenValid:
      (send: (values: FormValues) => Promise<FormErrors | undefined>) =>
      async (values: FormValues): Promise<FormErrors | undefined> => {
        const loadedRules = rules ? null : await load().catch(() => null);
        const errors = loadedRules ? getErrors(loadedRules, values) : {};
        return Object.keys(errors).length > 0 ? errors : send(values);
      },
  };
}
