import { TextField } from '@gschool/ui';
import { useEffect, useRef } from 'react';

import { useTranslate } from '../i18n/useTranslate';
import type { SignInMessageId } from './messageIds';

/** Where the address that was typed last is remembered, for the other pages of signing in. */
export interface EmailStore {
  read: () => string;
  write: (email: string) => void;
}

export interface EmailFieldProps {
  /** `username` beside a password that exists, `email` where an account begins. */
  autoComplete: 'username' | 'email';
  /** Fills the field with the address that was typed on another page, and remembers a new one. */
  store?: EmailStore | undefined;
  onChange?: (() => void) | undefined;
}

/** The address of an account. */
export function EmailField({ autoComplete, store, onChange }: EmailFieldProps) {
  const t = useTranslate<SignInMessageId>();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const input = field.current;
    if (!input || !store) return;
    // An address that was typed before hydration is newer. And whoever focuses the field is about to type.
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
