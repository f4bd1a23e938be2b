import { useFormState } from './FormContext';
import { Button, type ButtonProps } from '../../actions/Button/Button';

export interface SubmitButtonProps extends Pick<
  ButtonProps,
  'variant' | 'size' | 'isFullWidth' | 'iconStart' | 'iconEnd' | 'children' | 'className'
> {
  /** With `value`, it is added to the form’s values when this button submits it. */
  name?: string | undefined;
  /** See `name`. */
  value?: string | undefined;
}

/** Submits the form around it, with a spinner while the form is pending. */
export function SubmitButton(props: SubmitButtonProps) {
  const form = useFormState();
  return <Button {...props} type="submit" isLoading={form?.isPending ?? false} />;
}
