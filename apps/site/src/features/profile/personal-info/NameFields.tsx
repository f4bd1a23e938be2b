import { TextField } from '@gschool/ui';
import type { UseFormReturn } from 'react-hook-form';

import { useT } from '../../../i18n/useT';
import { FormSection } from './FormSection';
import type { ProfileFormValues } from './formValues';
import * as styles from './PersonalInfo.css';

/** The names of a member. */
export function NameFields({ form: { register } }: { form: UseFormReturn<ProfileFormValues> }) {
  const t = useT();
  return (
    <FormSection title={t('profile.names')}>
      <div className={styles.fields}>
        <TextField
          {...register('displayName')}
          label={t('field.displayName')}
          hint={t('profile.displayNameHint')}
          autoComplete="nickname"
        />
        <TextField
          {...register('preferredName')}
          label={t('field.preferredName')}
          hint={t('profile.preferredNameHint')}
          autoComplete="off"
        />
        <TextField
          {...register('firstName')}
          label={t('field.firstName')}
          autoComplete="given-name"
        />
        <TextField
          {...register('lastName')}
          label={t('field.lastName')}
          autoComplete="family-name"
        />
      </div>
    </FormSection>
  );
}
