import { isAppError, useSessionActions } from '@gschool/data';
import { emailFault, type UserProfile } from '@gschool/domain';
import { Alert, Form, TextField } from '@gschool/ui';
import { useState } from 'react';

import { useT } from '../../i18n/useT';
import * as css from './Profile.css';

/** The details that a member may write; saved as a merge, so nothing else of the profile is touched. */
export function PersonalInfoForm({ profile }: { profile: UserProfile }) {
  const t = useT();
  const { updateProfile } = useSessionActions();
  const [isSaved, setIsSaved] = useState(false);

  async function save(values: Readonly<Record<string, string>>) {
    const text = (name: string) => (values[name] ?? '').trim();
    setIsSaved(false);
    try {
      await updateProfile({
        displayName: text('displayName'),
        firstName: text('firstName'),
        lastName: text('lastName'),
        preferredName: text('preferredName'),
        phoneNumber: text('phoneNumber'),
        contactEmail: text('contactEmail'),
        location: {
          country: text('country'),
          region: text('region'),
          city: text('city'),
          postalCode: text('postalCode'),
        },
      });
      setIsSaved(true);
      return undefined;
    } catch (error) {
      return {
        form: t(isAppError(error, 'offline') ? 'error.offline' : 'profile.saveFailed'),
      };
    }
  }

  return (
    <Form
      validate={(values): Record<string, string> => {
        const contact = values['contactEmail']?.trim();
        return contact && emailFault(contact) ? { contactEmail: t('auth.emailMalformed') } : {};
      }}
      onSubmit={save}
      submitLabel={t('profile.save')}
    >
      <div role="status">
        {isSaved ? <Alert variant="success">{t('profile.saved')}</Alert> : null}
      </div>
      <div className={css.fields}>
        <TextField
          name="displayName"
          label={t('field.displayName')}
          defaultValue={profile.displayName}
          autoComplete="nickname"
          maxLength={200}
        />
        <TextField
          name="preferredName"
          label={t('field.preferredName')}
          hint={t('profile.preferredNameHint')}
          defaultValue={profile.preferredName}
          maxLength={200}
        />
        <TextField
          name="firstName"
          label={t('field.firstName')}
          defaultValue={profile.firstName}
          autoComplete="given-name"
          maxLength={200}
        />
        <TextField
          name="lastName"
          label={t('field.lastName')}
          defaultValue={profile.lastName}
          autoComplete="family-name"
          maxLength={200}
        />
        <TextField
          name="phoneNumber"
          type="tel"
          label={t('field.phone')}
          defaultValue={profile.phoneNumber}
          autoComplete="tel"
          maxLength={200}
        />
        <TextField
          name="contactEmail"
          type="email"
          label={t('field.contactEmail')}
          defaultValue={profile.contactEmail}
          autoComplete="email"
          maxLength={200}
        />
        <TextField
          name="country"
          label={t('field.country')}
          defaultValue={profile.location.country}
          autoComplete="country-name"
          maxLength={200}
        />
        <TextField
          name="region"
          label={t('field.region')}
          defaultValue={profile.location.region}
          autoComplete="address-level1"
          maxLength={200}
        />
        <TextField
          name="city"
          label={t('field.city')}
          defaultValue={profile.location.city}
          autoComplete="address-level2"
          maxLength={200}
        />
        <TextField
          name="postalCode"
          label={t('field.postalCode')}
          defaultValue={profile.location.postalCode}
          autoComplete="postal-code"
          maxLength={200}
        />
      </div>
    </Form>
  );
}
