import { TextField } from '@gschool/ui';
import type { UseFormReturn } from 'react-hook-form';

import { useT } from '../../../i18n/useT';
import { FormSection } from './FormSection';
import type { ProfileFormValues } from './formValues';
import * as styles from './PersonalInfo.css';

/** How the school can contact a member, besides the email address of the account. */
export function ContactFields({ form: { register } }: { form: UseFormReturn<ProfileFormValues> }) {
  const t = useT();
  return (
    <FormSection title={t('profile.contact')} hint={t('profile.contactHint')}>
      <div className={styles.fields}>
        <TextField
          {...register('phoneNumber')}
          type="tel"
          label={t('field.phoneNumber')}
          autoComplete="tel"
        />
        <TextField
          {...register('contactEmail')}
          type="email"
          label={t('field.contactEmail')}
          autoComplete="email"
        />
      </div>
    </FormSection>
  );
}
