import type { FormErrors, FormValues } from '@gschool/ui';
import { useLazyValidation } from '@gschool/ui/sign-in';

const load = () => import('./validateCredentials');
type Rules = Awaited<ReturnType<typeof load>>;

/** Validates the sign-in and sign-up forms; the code is loaded after the page. */
export const useCredentialRules = (validate: (rules: Rules, values: FormValues) => FormErrors) =>
  useLazyValidation(load, validate);
