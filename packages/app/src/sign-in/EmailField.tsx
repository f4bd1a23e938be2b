import { TextField } from '@gschool/ui';
import { useEffect, useRef } from 'react';

import { useTranslate } from '../i18n/useTranslate';
import type { SignInMessageId } from './messageIds';

/** Where the address that was typed last is remembered, for the other pages of signing in. */
export interface EmailMemory {
  read: () => string;
  write: (email: string) => void;
}

export interface EmailFieldProps {
  /** `username` beside a password that exists, `email` where an account begins. */
  autoComplete: 'username' | 'email';
  /** Fills the field with the address that was typed on another page, and remembers a new one. */
  memory?: EmailMemory | undefined;
  onChange?: (() => void) | undefined;
}

/** The address of an account. */
export function EmailField({ autoComplete, memory, onChange }: EmailFieldProps) {
  const t = useTranslate<SignInMessageId>();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const input = field.current;
    if (!input || !memory) return;
    // An address that was typed before hydration is newer. And whoever focuses the field is about to type.
    if (input.value) memory.write(input.value);
    else if (document.activeElement !== input) input.value = memory.read();
  }, [memory]);

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
        memory?.write(event.target.value);
        onChange?.();
      }}
    />
  );
}
