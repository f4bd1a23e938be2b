import { getShownPhoto } from '@gschool/app';
import { useServices, type AvatarRepository } from '@gschool/data';
import { toSafePhotoURL, type ProfileEdits, type UserProfile } from '@gschool/domain';
import { Avatar, Button, TextField } from '@gschool/ui';
import { useEffect, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';

import { useT } from '../../../i18n/useT';
import { FormSection } from './FormSection';
import type { ProfileFormValues } from './formValues';
import * as styles from './PersonalInfo.css';
import { PhotoUpload } from './PhotoUpload';
import { useImageStatus } from './useImageStatus';

/** The storage for photos; null while it loads, without a bucket, and when it cannot be loaded. */
function useAvatars(): AvatarRepository | null {
  const { session } = useServices();
  const [avatars, setAvatars] = useState<AvatarRepository | null>(null);
  useEffect(() => {
    let isCancelled = false;
    void session
      .backend()
      .then((backend) => backend.avatars())
      .then((repository) => {
        if (!isCancelled) setAvatars(repository);
      })
      // The member can still enter the URL of a photo.
      .catch((error: unknown) => console.warn('Pictures cannot be sent.', error));
    return () => {
      isCancelled = true;
    };
  }, [session]);
  return avatars;
}

/** The member's photo. It can be uploaded if storage is configured, or linked by its URL. */
export function PhotoField({
  form,
  profile,
  revision,
  onSaveField,
}: {
  form: UseFormReturn<ProfileFormValues>;
  profile: UserProfile;
  revision: number;
  onSaveField: (field: 'photoURL', value: ProfileEdits['photoURL']) => Promise<boolean>;
}) {
  const t = useT();
  const avatars = useAvatars();
  const [isUrlFieldOpen, setIsUrlFieldOpen] = useState(false);
  const typed = useWatch({ control: form.control, name: 'photoURL' });
  const url = toSafePhotoURL(typed.trim());
  // The content security policy blocks a photo on another host.
  const shownUrl = getShownPhoto(url);
  const imageStatus = useImageStatus(shownUrl);
  const isUrlFieldShown = !avatars || isUrlFieldOpen || Boolean(form.formState.errors.photoURL);
  const hint =
    imageStatus === 'broken' || url !== shownUrl
      ? t('profile.photoBroken')
      : t(avatars ? 'profile.photoAddressHint' : 'profile.photoHint');

  return (
    <FormSection title={t('field.photoURL')}>
      <div className={styles.photo}>
        {avatars ? (
          <PhotoUpload
            key={revision}
            avatars={avatars}
            profile={profile}
            // The link `#profile-photoURL` focuses the field that is rendered.
            name={isUrlFieldShown ? 'photoFile' : 'photoURL'}
            onSaveField={onSaveField}
          />
        ) : null}
        {isUrlFieldShown ? (
          <div className={avatars ? undefined : styles.address}>
            {avatars ? null : (
              <Avatar name={t('profile.photoPreview')} src={shownUrl} size="huge" />
            )}
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
          <div className={styles.plainButton}>
            <Button variant="plain" size="small" onClick={() => setIsUrlFieldOpen(true)}>
              {t('profile.photoByAddress')}
            </Button>
          </div>
        )}
      </div>
    </FormSection>
  );
}
