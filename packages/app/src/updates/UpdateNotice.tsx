import { useToasts } from '@gschool/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { useTranslate } from '../i18n/useTranslate';

/** The ids of the notice's messages. Every app has its own texts. */
export type UpdateMessageId = 'update.title' | 'update.message' | 'update.action';

export interface UpdateNoticeProps {
  /** Loads the new version of the app and stays on the same page. */
  accept: () => void;
  isBusy: () => boolean;
}

const TOAST_ID = 'new-version';

/**
 * Offers a new version in a toast that stays. It is shown once, and never while a class is playing:
 * in that case it waits until the class ends or the member opens another page.
 */
export function UpdateNotice({ accept, isBusy }: UpdateNoticeProps) {
  const t = useTranslate<UpdateMessageId>();
  const toasts = useToasts();
  const { pathname } = useLocation();
  const isShown = useRef(false);

  const update = useEffectEvent(() => {
    if (isBusy()) {
      // A notice that the member has closed stays closed.
      if (toasts.get().some(({ id }) => id === TOAST_ID)) isShown.current = false;
      toasts.close(TOAST_ID);
    } else if (!isShown.current) {
      isShown.current = true;
      toasts.show({
        id: TOAST_ID,
        title: t('update.title'),
        message: t('update.message'),
        duration: Infinity,
        action: { label: t('update.action'), onPress: accept },
      });
    }
  });

  useEffect(() => {
    // Waits for the effects of the new page, which may start or end a class.
    const timer = setTimeout(() => update());
    return () => clearTimeout(timer);
  }, [pathname]);
  useEffect(() => {
    const onMedia = () => update();
    // Events of media elements don't bubble.
    document.addEventListener('playing', onMedia, true);
    document.addEventListener('ended', onMedia, true);
    return () => {
      document.removeEventListener('playing', onMedia, true);
      document.removeEventListener('ended', onMedia, true);
    };
  }, []);
  return null;
}
