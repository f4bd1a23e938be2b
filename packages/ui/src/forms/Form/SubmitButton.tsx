import { useFormState } from './FormContext';
import { Button, type ButtonProps } from '../../actions/Button/Button';
import { useIsHydrated } from '../../internal/useIsHydrated';

export interface SubmitButtonProps extends Pick<
  ButtonProps,
  'variant' | 'size' | 'isFullWidth' | 'iconStart' | 'iconEnd' | 'children' | 'className'
> {
  /**
   * Its `name` and `value` go into the form's values when it is pressed.
   */
  name?: string | undefined;
  /** See `name`. */
  value?: string | undefined;
}

/** Sends the form it stands in, and shows that it is being sent. */
export function SubmitButton(props: SubmitButtonProps) {
  const form = useFormState();
  const isHydrated = useIsHydrated();
  return (
    <Button
      {...props}
      type="submit"
      isLoading={form?.isPending ?? false}
      // Before the scripts run the browser itself would send the form, and reload the page.
      {...(!isHydrated && { disabled: true, 'data-waiting': '' })}
    />
  );
}
