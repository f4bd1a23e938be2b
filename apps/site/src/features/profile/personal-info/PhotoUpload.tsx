import { avatarTypes, type AvatarRepository } from '@gschool/data';
import { toSafePhotoURL, type UserProfile } from '@gschool/domain';
import { ImageUpload } from '@gschool/ui';
import { useEffect, useRef, useState } from 'react';

import { useT } from '../../../i18n/useT';
import { shrinkPicture } from './shrinkPicture';
import { uploadFault } from './uploadFault';

/** What may be chosen; what is sent is a fraction of it. */
const MAX_BYTES = 15_000_000;

interface Sending {
  file?: File;
  progress?: number;
  error?: string;
}

/** A picture from the device: made small here, sent, and kept in the profile at once. */
export function PhotoUpload({
  avatars,
  profile,
  name,
  onSaveNow,
}: {
  avatars: AvatarRepository;
  profile: UserProfile;
  name: string;
  /** Resolves with whether it was saved; false where another side changed it, too. */
  onSaveNow: (field: 'photoURL', url: string) => Promise<boolean>;
}) {
  const t = useT();
  const [sending, setSending] = useState<Sending>({});
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  async function send(file: File) {
    leaving.current?.abort();
    const { signal } = (leaving.current = new AbortController());
    setSending({ file, progress: 0 });
    try {
      const picture = await shrinkPicture(file);
      const onProgress = (progress: number) => {
        if (!signal.aborted) setSending({ file, progress });
      };
      const url = await avatars.upload(profile.uid, picture, { onProgress, signal });
      await onSaveNow('photoURL', url);
      setSending({});
    } catch (error) {
      if (!signal.aborted) setSending({ file, error: uploadFault(error, t) });
    }
  }

  async function remove() {
    setSending({});
    try {
      // Of two sides' pictures one is chosen later; the file may be the one that stays.
      if (!(await onSaveNow('photoURL', ''))) return;
    } catch (error) {
      setSending({ error: uploadFault(error, t) });
      return;
    }
    // Nobody leads to it any more; should this fail, the next picture takes its place.
    await avatars.remove(profile.uid).catch((error: unknown) => {
      console.warn('The old picture could not be deleted.', error);
    });
  }

  const { file, progress, error } = sending;
  return (
    <ImageUpload
      name={name}
      label={t('profile.photoOwn')}
      src={toSafePhotoURL(profile.photoURL)}
      accept={avatarTypes}
      maxBytes={MAX_BYTES}
      progress={progress}
      error={error}
      onSelect={(chosen) => void send(chosen)}
      onRetry={file ? () => void send(file) : undefined}
      onRemove={() => void remove()}
    />
  );
}
