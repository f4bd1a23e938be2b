import type { FormErrors, FormValues } from '@gschool/ui';
import { useLateRules } from '@gschool/ui/sign-in';

const load = () => import('./validate');
type Rules = Awaited<ReturnType<typeof load>>;

/** The rules of the two forms, which come after their page. */
export const useValidation = (faultsBy: (rules: Rules, values: FormValues) => FormErrors) =>
  useLateRules(load, faultsBy);
