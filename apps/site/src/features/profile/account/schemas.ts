import {
  getEmailError,
  getNewPasswordErrors,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  normalizeEmail,
} from '@gschool/domain';
import * as z from 'zod/mini';

import type { Translate } from '../../../i18n/useT';

/** A text field. `getErrorMessage` returns why a value is not valid, or null. */
const validatedText = (getErrorMessage: (value: string) => string | null) =>
  z.string().check((payload) => {
    const message = getErrorMessage(payload.value);
    if (message) payload.issues.push({ code: 'custom', message, input: payload.value });
  });

const isSameAddress = (one: string, other: string): boolean =>
  normalizeEmail(one).toLowerCase() === normalizeEmail(other).toLowerCase();

/** Requires a valid email that differs from the current one. */
export const newEmailSchema = (t: Translate, email: string) =>
  z.object({
    newEmail: validatedText((value) => {
      const problem = getEmailError(value);
      if (problem === 'required') return t('account.emailMissing');
      if (problem) return t('auth.emailMalformed');
      return isSameAddress(value, email) ? t('account.emailSame') : null;
    }),
  });

function getNewPasswordMessage(password: string, email: string, t: Translate): string | null {
  if (isSameAddress(password, email)) return t('account.newIsEmail');
  switch (getNewPasswordErrors({ password }).password) {
    case 'required':
      return t('account.newMissing');
    case 'tooShort':
      return t('account.newShort', { min: MIN_PASSWORD_LENGTH });
    case 'tooLong':
    case 'invalid':
      return t('account.newLong', { max: MAX_PASSWORD_LENGTH });
    default:
      return null;
  }
}

/**
 * Requires the current password and a new one. The new one is typed once: the field can show it,
 * and a second field only makes long passwords tedious (NIST SP 800-63B asks for length, not for
 * rules).
 */
export const newPasswordSchema = (t: Translate, email: string) =>
  z
    .object({
      currentPassword: validatedText((value) => (value ? null : t('account.currentMissing'))),
      newPassword: validatedText((value) => getNewPasswordMessage(value, email, t)),
    })
    .check((payload) => {
      const { currentPassword, newPassword } = payload.value;
      if (currentPassword !== newPassword) return;
      const message = t('account.newSame');
      payload.issues.push({ code: 'custom', message, path: ['newPassword'], input: newPassword });
    });
