import { useEffect, useState } from 'react';

import type { FormErrors, FormValues } from '../forms/Form/formValues';

/**
 * The rules of a form whose page must be there at once: the schemas come after it, and
 * a form that is sent before them waits for them. Where they cannot be loaded the
 * service judges alone, as it does in any case. `load` must not change.
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
    /** For the form; undefined until the rules are here. */
    validate: rules ? (values: FormValues) => getErrors(rules, values) : undefined,
    /** Sends values that the rules allow; answers with their faults otherwise. */
    whenValid:
      (send: (values: FormValues) => Promise<FormErrors | undefined>) =>
      async (values: FormValues): Promise<FormErrors | undefined> => {
        const loadedRules = rules ? null : await load().catch(() => null);
        const errors = loadedRules ? getErrors(loadedRules, values) : {};
        return Object.keys(errors).length > 0 ? errors : send(values);
      },
  };
}
