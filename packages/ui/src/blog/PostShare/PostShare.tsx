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
  /** The post’s title, for the device's share sheet. */
  title: string;
  /** Other options, such as links to email or social networks, as `IconButton`s. */
  children?: ReactNode;
}

/** Buttons to share a post: with the share sheet if the device has one, and by copying the link. */
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
          // The promise rejects when the sheet is closed, which is not an error.
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
