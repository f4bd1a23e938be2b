import { useState, type ReactNode } from 'react';
import * as styles from './PostShare.css';
import { Button } from '../../actions/Button/Button';
import * as icons from '../../data-display/Icon/icons';
import { postMessages } from '../PostBody/messages';
import { useMessages } from '../../providers/UiProvider/UiProvider';
import { useIsHydrated } from '../../internal/useIsHydrated';

export interface PostShareProps {
  /** The post’s full URL. */
  url: string;
  /** The post's title, for the device's own sheet. */
  title: string;
  /** Other options: links to email or to social networks, as `IconButton`s. */
  children?: ReactNode;
}

/** Hands a post on: the device's own sheet where there is one, and a link to copy everywhere. */
export function PostShare({ url, title, children }: PostShareProps) {
  const messages = useMessages('post', postMessages);
  const [announcement, setAnnouncement] = useState('');
  const canShare = useIsHydrated() && typeof navigator.share === 'function';

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(url);
      setAnnouncement(messages.copied);
    } catch {
      setAnnouncement(messages.notCopied);
    }
  }

  return (
    <div className={styles.row} role="group" aria-label={messages.share}>
      {canShare && (
        <Button
          variant="quiet"
          size="small"
          iconStart={icons.share}
          // Closing the sheet rejects: nothing is wrong then.
          onClick={() => void navigator.share({ url, title }).catch(() => {})}
        >
          {messages.share}
        </Button>
      )}
      <Button variant="quiet" size="small" iconStart={icons.copy} onClick={() => void copyLink()}>
        {messages.copyLink}
      </Button>
      {children}
      <span role="status" className={styles.status}>
        {announcement}
      </span>
    </div>
  );
}
