import { TextField } from '@gschool/ui';
import { Combobox } from '@gschool/ui/overlays';
import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import { useT } from '../../../i18n/useT';
import { FormSection } from './FormSection';
import type { ProfileFormValues } from './formValues';
import * as styles from './PersonalInfo.css';
import { countryOptions, zoneOptions } from './locationOptions';

/** The location and the time zone of a member. */
export function LocationFields({
  form,
  revision,
  isZoneSuggested,
}: {
  form: UseFormReturn<ProfileFormValues>;
  /** Changes when the form's values are replaced, which remounts fields with local state. */
  revision: number;
  /** The time zone is that of the device, because the member has not chosen one. */
  isZoneSuggested: boolean;
}) {
  const t = useT();
  const { i18n } = useLingui();
  const { register, setValue, getValues, formState } = form;
  const country = getValues('location.country');
  const zone = getValues('timezone');
  const countries = useMemo(() => countryOptions(i18n.locale, country), [i18n.locale, country]);
  const zones = useMemo(() => zoneOptions(i18n.locale, zone), [i18n.locale, zone]);
  const choose = (field: 'location.country' | 'timezone') => (value: string) =>
    setValue(field, value, { shouldDirty: true, shouldValidate: formState.isSubmitted });

  return (
    <FormSection title={t('profile.place')}>
      <div className={styles.fields}>
        <Combobox
          key={`country-${revision}`}
          name="location.country"
          label={t('field.country')}
          autoComplete="country-name"
          options={countries}
          defaultValue={country}
          onChange={choose('location.country')}
        />
        <TextField
          {...register('location.region')}
          label={t('field.region')}
          autoComplete="address-level1"
        />
        <TextField
          {...register('location.city')}
          label={t('field.city')}
          autoComplete="address-level2"
        />
        <TextField
          {...register('location.postalCode')}
          label={t('field.postalCode')}
          autoComplete="postal-code"
        />
        <Combobox
          key={`zone-${revision}`}
          className={styles.wide}
          name="timezone"
          label={t('field.timezone')}
          hint={t(isZoneSuggested ? 'profile.timezoneProposed' : 'profile.timezoneHint')}
          options={zones}
          defaultValue={zone}
          onChange={choose('timezone')}
        />
      </div>
    </FormSection>
  );
}
