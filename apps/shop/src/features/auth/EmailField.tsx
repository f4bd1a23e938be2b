import { TextField } from '@gschool/ui';

import { useT } from '../../i18n/useT';

/** The address of an account. */
export function EmailField({
  autoComplete,
  onType,
}: {
  /** `username` beside a password that exists, `email` where an account begins. */
  autoComplete: 'username' | 'email';
  /** The address has changed under somebody's hands. */
  onType?: (() => void) | undefined;
}) {
  const t = useT();
  return (
    <TextField
      name="email"
      type="email"
      label={t('auth.email')}
      autoComplete={autoComplete}
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      onChange={onType}
    />
  );
}
