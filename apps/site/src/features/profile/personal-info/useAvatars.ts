import { useServices, type AvatarRepository } from '@gschool/data';
import { useEffect, useState } from 'react';

/** The storage for photos; null while it loads, without a bucket, and when it cannot be loaded. */
export function useAvatars(): AvatarRepository | null {
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
      // A photo can still be given by its URL.
      .catch((error: unknown) => console.warn('Pictures cannot be sent.', error));
    return () => {
      isCancelled = true;
    };
  }, [session]);
  return avatars;
}
