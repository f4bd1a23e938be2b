import { TextField } from '@gschool/ui';
import type { UseFormReturn } from 'react-hook-form';

import { useT } from '../../../i18n/useT';
import { FormSection } from './FormSection';
import type { ProfileForm } from './formValues';
import * as css from './PersonalInfo.css';

/** Where the school may reach a member, beside the address of the account. */
export function ContactFields({ form: { register } }: { form: UseFormReturn<ProfileForm> }) {
  const t = useT();
  return (
    <FormSection title={t('profile.contact')} hint={t('profile.contactHint')}>
      <div className={css.fields}>
        <TextField
          {...register('phoneNumber')}
          type="tel"
          label={t('field.phone')}
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
