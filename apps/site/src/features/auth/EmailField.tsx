import { TextField } from '@gschool/ui';
import { useEffect, useRef } from 'react';

import { useT } from '../../i18n/useT';
import { typedEmail } from './typedEmail';

/** The address of an account. What was typed on another of these pages stands in it already. */
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
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    // Typed before the scripts ran: that is newer. And who stands in the field is about to type.
    if (input.value) typedEmail.write(input.value);
    else if (document.activeElement !== input) input.value = typedEmail.read();
  }, []);

  return (
    <TextField
      ref={field}
      name="email"
      type="email"
      label={t('auth.email')}
      autoComplete={autoComplete}
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      onChange={(event) => {
        typedEmail.write(event.target.value);
        onType?.();
      }}
    />
  );
}
