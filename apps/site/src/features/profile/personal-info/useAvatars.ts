import { useServices, type AvatarRepository } from '@gschool/data';
import { useEffect, useState } from 'react';

/** The store of pictures; null while it is asked for, without a bucket, and where it cannot be loaded. */
export function useAvatars(): AvatarRepository | null {
  const { session } = useServices();
  const [avatars, setAvatars] = useState<AvatarRepository | null>(null);
  useEffect(() => {
    let isGone = false;
    void session
      .backend()
      .then((backend) => backend.avatars())
      .then((found) => {
        if (!isGone) setAvatars(found);
      })
      // A picture can still be given by its address.
      .catch((error: unknown) => console.warn('Pictures cannot be sent.', error));
    return () => {
      isGone = true;
    };
  }, [session]);
  return avatars;
}
