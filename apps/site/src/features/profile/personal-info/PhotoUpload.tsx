import { getShownPhoto } from '@gschool/app';
import { avatarTypes, type AvatarRepository, AppError } from '@gschool/data';
import type { UserProfile } from '@gschool/domain';
import { ImageUpload } from '@gschool/ui';
import { useEffect, useRef, useState } from 'react';

import { useT, type Translate } from '../../../i18n/useT';
import { resizePhoto, UnreadablePhotoError } from './resizePhoto';

/** The size limit of a chosen file. The upload is much smaller. */
const MAX_BYTES = 15_000_000;

interface UploadState {
  file?: File;
  progress?: number;
  error?: string;
}

/** Resizes a photo from the device, uploads it, and saves its URL in the profile right away. */
export function PhotoUpload({
  avatars,
  profile,
  name,
  onSaveField,
}: {
  avatars: AvatarRepository;
  profile: UserProfile;
  name: string;
  /** Resolves with whether it was saved; false when the photo was changed elsewhere too. */
  onSaveField: (field: 'photoURL', url: string) => Promise<boolean>;
}) {
  const t = useT();
  const [upload, setUpload] = useState<UploadState>({});
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  async function send(file: File) {
    controller.current?.abort();
    const { signal } = (controller.current = new AbortController());
    setUpload({ file, progress: 0 });
    try {
      const picture = await resizePhoto(file);
      const onProgress = (progress: number) => {
        if (!signal.aborted) setUpload({ file, progress });
      };
      const url = await avatars.upload(profile.uid, picture, { onProgress, signal });
      await onSaveField('photoURL', url);
      setUpload({});
    } catch (error) {
      if (!signal.aborted) setUpload({ file, error: uploadErrorMessage(error, t) });
    }
  }

  async function remove() {
    setUpload({});
    try {
      // In a conflict the member chooses later, and may choose this file.
      if (!(await onSaveField('photoURL', ''))) return;
    } catch (error) {
      setUpload({ error: uploadErrorMessage(error, t) });
      return;
    }
    // No profile refers to the file now. If this fails, the next upload replaces it.
    await avatars.remove(profile.uid).catch((error: unknown) => {
      console.warn('The old picture could not be deleted.', error);
    });
  }

  const { file, progress, error } = upload;
  return (
    <ImageUpload
      name={name}
      label={t('profile.photoOwn')}
      src={getShownPhoto(profile.photoURL)}
      accept={avatarTypes}
      maxBytes={MAX_BYTES}
      progress={progress}
      error={error}
      onSelect={(selected) => void send(selected)}
      onRetry={file ? () => void send(file) : undefined}
      onRemove={() => void remove()}
    />
  );
}

/** Why a photo was not uploaded or not saved. */
function uploadErrorMessage(error: unknown, t: Translate): string {
  if (error instanceof UnreadablePhotoError) return t('profile.photoUnreadable');
  switch (error instanceof AppError ? error.info.kind : 'unexpected') {
    case 'offline':
      return t('profile.photoOffline');
    case 'forbidden':
    case 'signedOut':
      return t('profile.photoRefused');
    default:
      return t('profile.photoFailed');
  }
}
