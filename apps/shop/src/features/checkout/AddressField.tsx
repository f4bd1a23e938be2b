import { MAX_TEXT_LENGTH, type AddressField as Field } from '@gschool/domain';
import { TextField } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { addressFieldLabel } from './addressMessages';
import * as styles from './Checkout.css';

/** An address field with the label used in its country, and with browser autofill. */
export function AddressField({
  field,
  defaultValue,
  size,
}: {
  field: Field;
  defaultValue: string;
  size: 'whole' | 'half' | 'third';
}) {
  const t = useT();
  const { name, isRequired, autoComplete, example } = field;
  return (
    <TextField
      name={name}
      label={addressFieldLabel(field, t)}
      type={name === 'phone' ? 'tel' : 'text'}
      inputMode={name === 'phone' ? 'tel' : undefined}
      autoComplete={`shipping ${autoComplete}`}
      autoCapitalize={name === 'postalCode' ? 'characters' : undefined}
      required={isRequired}
      isOptional={!isRequired}
      maxLength={MAX_TEXT_LENGTH}
      defaultValue={defaultValue}
      placeholder={example ?? undefined}
      hint={name === 'phone' ? t('address.phoneHint') : undefined}
      className={styles.widths[size]}
    />
  );
}
