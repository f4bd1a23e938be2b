import { useEffect, useRef, useState } from 'react';

import * as styles from './Avatar.css';
import { getInitials } from './getInitials';
import placeholder from './placeholder.svg';
import { classNames } from '../../internal/classNames';

export interface AvatarProps {
  /** The person’s name. */
  name: string;
  /** URL of a photo. If it is empty or fails to load, the fallback is shown. */
  src?: string | undefined;
  /**
   * 32, 42, 64 or 96 px.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | 'huge' | undefined;
  /**
   * Shown instead of a photo: the placeholder picture, or the person’s initials.
   * @default 'picture'
   */
  fallback?: 'picture' | 'initials' | undefined;
  /**
   * Hides the avatar from screen readers. Use it if the name is next to it.
   * @default false
   */
  isDecorative?: boolean | undefined;
  /** Class names for the layout around it. */
  className?: string | undefined;
}

/** A person’s photo, initials or placeholder. */
export function Avatar({
  name,
  src,
  size = 'medium',
  fallback = 'picture',
  isDecorative = false,
  className,
}: AvatarProps) {
  const imageRef = useRef<HTMLImageElement>(null);
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const photo = src && src !== brokenSrc ? src : undefined;
  const avatarClass = classNames(styles.avatar[size], className);

  useEffect(() => {
    // A prerendered photo may have failed before hydration added the error handler.
    if (photo && imageRef.current?.complete && imageRef.current.naturalWidth === 0)
      setBrokenSrc(photo);
  }, [photo]);

  const letters = !photo && fallback === 'initials' ? getInitials(name) : '';
  if (letters) {
    return (
      <span
        className={avatarClass}
        {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      >
        <span aria-hidden>{letters}</span>
      </span>
    );
  }
  return (
    <img
      ref={imageRef}
      className={avatarClass}
      src={photo ?? placeholder}
      alt={isDecorative ? '' : name}
      width={96}
      height={96}
      decoding="async"
      // Identity providers refuse photo requests that name our page as the referrer.
      referrerPolicy="no-referrer"
      onError={() => setBrokenSrc(photo)}
    />
  );
}
