import { TextField } from '@gschool/ui';
import { useEffect, useRef } from 'react';

import { useTranslate } from '../i18n/useTranslate';
import type { SignInMessageId } from '../i18n/sharedMessages';

/** Stores the last email address that was typed, for the other sign-in pages. */
export interface EmailStore {
  read: () => string;
  write: (email: string) => void;
}

export interface EmailFieldProps {
  /** `username` next to an existing password, `email` for a new account. */
  autoComplete: 'username' | 'email';
  /**
   * The store that fills the field with the email address from another page, and stores a new one.
   */
  store?: EmailStore | undefined;
  onChange?: (() => void) | undefined;
}

/** The email field of the sign-in forms. */
export function EmailField({ autoComplete, store, onChange }: EmailFieldProps) {
  const t = useTranslate<SignInMessageId>();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const input = field.current;
    if (!input || !store) return;
    // Text that was typed before hydration is newer. A focused field is not filled, because the
    // member is about to type.
    if (input.value) store.write(input.value);
    else if (document.activeElement !== input) input.value = store.read();
  }, [store]);

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
        store?.write(event.target.value);
        onChange?.();
      }}
    />
  );
}
