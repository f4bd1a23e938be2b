import { getShortcutKey, IconButton, icons, Picture, useUi } from '@gschool/ui';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

import { useT } from '../../i18n/useT';
import * as styles from './PictureZoom.css';

/** The number of zoom steps beyond the full picture. */
const MAX_STEP = 2;

interface PictureZoomProps {
  name: string;
  pictures: readonly string[];
  index: number;
  onIndexChange: (index: number) => void;
  onClose: () => void;
}

/**
 * A picture at full screen in three sizes. The native dialog traps and restores focus and closes on
 * Escape. + and − zoom. Arrow keys scroll a zoomed picture; otherwise they switch to another
 * picture.
 */
export function PictureZoom({ name, pictures, index, onIndexChange, onClose }: PictureZoomProps) {
  const t = useT();
  const { messages } = useUi();
  const dialog = useRef<HTMLDialogElement>(null);
  const [step, setStep] = useState(0);
  const count = pictures.length;

  useEffect(() => {
    const opener = document.activeElement as HTMLElement | null;
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      opener?.focus({ preventScroll: true });
    };
  }, []);

  const zoom = (by: number) => setStep((old) => Math.min(MAX_STEP, Math.max(0, old + by)));
  const showNext = (by: number) => {
    setStep(0);
    onIndexChange((index + by + count) % count);
  };

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const key = getShortcutKey(event);
    if (key === '+' || key === '=') return zoom(1);
    if (key === '-') return zoom(-1);
    if (step > 0 || count < 2) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const by = { arrowright: isRtl ? -1 : 1, arrowleft: isRtl ? 1 : -1 }[key];
    if (by) showNext(by);
  }

  return (
    <dialog
      ref={dialog}
      aria-label={t('gallery.zoomed', { name })}
      className={styles.dialog}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.bar}>
        <p role="status" className={styles.count}>
          {t('gallery.position', { number: index + 1, count })}
        </p>
        <IconButton
          icon={icons.close}
          label={messages.close}
          className={styles.tool}
          onClick={onClose}
        />
      </div>
      <div className={styles.view} tabIndex={0} role="group" aria-label={t('gallery.scrollable')}>
        {/* A shortcut for pointers; the buttons below do the same for everyone. */}
        <div
          className={styles.picture}
          data-step={step}
          onClick={() => setStep((old) => (old === MAX_STEP ? 0 : old + 1))}
          aria-hidden="true"
        >
          <Picture key={index} picture={pictures[index] ?? ''} alt="" ratio="1/1" />
        </div>
      </div>
      <div className={styles.bar}>
        <div className={styles.group}>
          <IconButton
            icon={icons.minus}
            label={t('gallery.smaller')}
            className={styles.tool}
            aria-disabled={step === 0 || undefined}
            onClick={() => zoom(-1)}
          />
          <IconButton
            icon={icons.plus}
            label={t('gallery.larger')}
            className={styles.tool}
            aria-disabled={step === MAX_STEP || undefined}
            onClick={() => zoom(1)}
          />
        </div>
        {count > 1 && (
          <div className={styles.group}>
            <IconButton
              icon={icons.chevronStart}
              label={messages.previous}
              className={styles.tool}
              onClick={() => showNext(-1)}
            />
            <IconButton
              icon={icons.chevronEnd}
              label={messages.next}
              className={styles.tool}
              onClick={() => showNext(1)}
            />
          </div>
        )}
      </div>
    </dialog>
  );
}
