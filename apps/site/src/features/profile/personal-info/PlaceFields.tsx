import { TextField } from '@gschool/ui';
import { Combobox } from '@gschool/ui/overlays';
import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import { useT } from '../../../i18n/useT';
import { FormSection } from './FormSection';
import type { ProfileForm } from './formValues';
import * as css from './PersonalInfo.css';
import { countryOptions, zoneOptions } from './placeOptions';

/** Where a member lives, and by which clock. */
export function PlaceFields({
  form,
  revision,
  isZoneProposed,
}: {
  form: UseFormReturn<ProfileForm>;
  /** A new number when the values were changed from outside. */
  revision: number;
  /** The zone is this device's, and nobody has chosen it yet. */
  isZoneProposed: boolean;
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
      <div className={css.fields}>
        <Combobox
          key={`country-${revision}`}
          name="location.country"
          label={t('field.country')}
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
          className={css.wide}
          name="timezone"
          label={t('field.timezone')}
          hint={t(isZoneProposed ? 'profile.timezoneProposed' : 'profile.timezoneHint')}
          options={zones}
          defaultValue={zone}
          onChange={choose('timezone')}
        />
      </div>
    </FormSection>
  );
}
