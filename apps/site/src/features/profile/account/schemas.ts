import {
  getEmailError,
  getNewPasswordErrors,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
} from '@gschool/domain';
import * as z from 'zod/mini';

import type { Translate } from '../../../i18n/useT';

/** A text whose fault, if it has one, is a sentence. */
const text = (faultOf: (value: string) => string | null) =>
  z.string().check((payload) => {
    const message = faultOf(payload.value);
    if (message) payload.issues.push({ code: 'custom', message, input: payload.value });
  });

const isSameAddress = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** A new address, other than the one of now. */
export const newEmailSchema = (t: Translate, email: string) =>
  z.object({
    newEmail: text((value) => {
      const fault = getEmailError(value);
      if (fault === 'required') return t('account.emailMissing');
      if (fault) return t('auth.emailMalformed');
      return isSameAddress(value, email) ? t('account.emailSame') : null;
    }),
  });

/** The password of now, as a proof. */
export const proofSchema = (t: Translate) =>
  z.object({ password: text((value) => (value ? null : t('account.currentMissing'))) });

function newPasswordSentence(password: string, email: string, t: Translate): string | null {
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
 * The password of now and the one to come. It is not asked for twice: it can be shown, and
 * a second field only makes long ones tedious (NIST SP 800-63B asks for length, not for rules).
 */
export const newPasswordSchema = (t: Translate, email: string) =>
  z
    .object({
      currentPassword: text((value) => (value ? null : t('account.currentMissing'))),
      newPassword: text((value) => newPasswordSentence(value, email, t)),
    })
    .check((payload) => {
      const { currentPassword, newPassword } = payload.value;
      if (currentPassword !== newPassword) return;
      const message = t('account.newSame');
      payload.issues.push({ code: 'custom', message, path: ['newPassword'], input: newPassword });
    });
