import { useEffect, useRef, type KeyboardEvent } from 'react';

import { getPressedKey } from '../../internal/getPressedKey';
import * as styles from './Lightbox.css';
import * as icons from '../../data-display/Icon/icons';
import { IconButton } from '../../actions/IconButton/IconButton';
import { Picture } from '../../media/Picture/Picture';
import { postMessages } from '../PostBody/messages';
import { useUi, useMessages } from '../../providers/UiProvider/UiProvider';
import { useOverlayContainer } from '../../internal/OverlayContainer';
import { useScrollLock } from '../../internal/useScrollLock';

/** A picture of a gallery. */
export interface GalleryPicture {
  /** A URL, or `art:…`. */
  picture: string;
  /** The alternative text. */
  alt: string;
  /** The caption under the large picture. */
  caption?: string | undefined;
  /** The photo’s dominant color, shown until the photo is loaded. */
  placeholderColor?: string | undefined;
}

interface LightboxProps {
  label: string;
  pictures: readonly GalleryPicture[];
  index: number;
  onIndexChange: (index: number) => void;
  onClose: () => void;
}

/**
 * Shows one picture over the whole screen in a native modal dialog, which keeps focus inside,
 * closes with Escape and returns focus to the picture’s button.
 */
export function Lightbox({ label, pictures, index, onIndexChange, onClose }: LightboxProps) {
  const { messages: commonMessages } = useUi();
  const messages = useMessages('post', postMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  const { isPicture } = useOverlayContainer();
  useScrollLock(!isPicture);
  useEffect(() => {
    if (isPicture) return;
    const element = dialog.current;
    const opener = document.activeElement as HTMLElement | null;
    element?.showModal();
    return () => {
      element?.close();
      opener?.focus({ preventScroll: true });
    };
  }, [isPicture]);

  const { picture = '', alt = '', caption } = pictures[index] ?? {};
  const moveBy = (offset: number) =>
    onIndexChange((index + offset + pictures.length) % Math.max(pictures.length, 1));

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
    const backward = isRtl ? 'ArrowRight' : 'ArrowLeft';
    const next = { [forward]: index + 1, [backward]: index - 1, Home: 0, End: -1 }[
      getPressedKey(event)
    ];
    if (next === undefined || pictures.length < 2) return;
    event.preventDefault();
    moveBy(next - index);
  }

  return (
    <dialog
      ref={dialog}
      open={isPicture || undefined}
      aria-label={label}
      className={styles.dialog}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.header}>
        <p className={styles.count} role="status">
          {messages.picture(index + 1, pictures.length)}
        </p>
        <IconButton
          label={commonMessages.close}
          icon={icons.close}
          className={styles.iconButton}
          onClick={onClose}
        />
      </div>
      <div className={styles.stage}>
        <figure className={styles.figure}>
          {picture.startsWith('art:') ? (
            <div className={styles.artwork}>
              <Picture key={picture} picture={picture} alt={alt} ratio="4/3" />
            </div>
          ) : (
            <img key={picture} src={picture} alt={alt} className={styles.picture} />
          )}
        </figure>
      </div>
      <div className={styles.footer}>
        <IconButton
          label={commonMessages.previous}
          icon={icons.chevronStart}
          className={styles.iconButton}
          disabled={pictures.length < 2}
          onClick={() => moveBy(-1)}
        />
        <p className={styles.caption}>{caption}</p>
        <IconButton
          label={commonMessages.next}
          icon={icons.chevronEnd}
          className={styles.iconButton}
          disabled={pictures.length < 2}
          onClick={() => moveBy(1)}
        />
      </div>
    </dialog>
  );
}
