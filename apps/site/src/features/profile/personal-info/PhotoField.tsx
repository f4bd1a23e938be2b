import { toSafePhotoURL, type ProfileEdits, type UserProfile } from '@gschool/domain';
import { Avatar, Button, TextField } from '@gschool/ui';
import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';

import { useT } from '../../../i18n/useT';
import { FormSection } from './FormSection';
import type { ProfileForm } from './formValues';
import * as css from './PersonalInfo.css';
import { PhotoUpload } from './PhotoUpload';
import { useAvatars } from './useAvatars';
import { usePictureState } from './usePictureState';

/** The member's picture: sent from the device where a storage is configured, or found at an address. */
export function PhotoField({
  form,
  profile,
  revision,
  onSaveNow,
}: {
  form: UseFormReturn<ProfileForm>;
  profile: UserProfile;
  revision: number;
  onSaveNow: (field: 'photoURL', value: ProfileEdits['photoURL']) => Promise<boolean>;
}) {
  const t = useT();
  const avatars = useAvatars();
  const [isOpen, setIsOpen] = useState(false);
  const typed = useWatch({ control: form.control, name: 'photoURL' });
  const picture = toSafePhotoURL(typed.trim());
  const state = usePictureState(picture);
  const hasAddress = !avatars || isOpen || Boolean(form.formState.errors.photoURL);
  const hint =
    state === 'broken'
      ? t('profile.photoBroken')
      : t(avatars ? 'profile.photoAddressHint' : 'profile.photoHint');

  return (
    <FormSection title={t('field.photo')}>
      <div className={css.photo}>
        {avatars ? (
          <PhotoUpload
            key={revision}
            avatars={avatars}
            profile={profile}
            // The field's address leads to whichever of the two is there.
            name={hasAddress ? 'photoFile' : 'photoURL'}
            onSaveNow={onSaveNow}
          />
        ) : null}
        {hasAddress ? (
          <div className={avatars ? undefined : css.address}>
            {avatars ? null : <Avatar name={t('profile.photoPreview')} src={picture} size="huge" />}
            <TextField
              {...form.register('photoURL')}
              type="url"
              label={t('profile.photoAddress')}
              hint={<span role="status">{hint}</span>}
              autoComplete="photo"
              placeholder="https://"
            />
          </div>
        ) : (
          <div>
            <Button variant="plain" size="small" onClick={() => setIsOpen(true)}>
              {t('profile.photoByAddress')}
            </Button>
          </div>
        )}
      </div>
    </FormSection>
  );
}
