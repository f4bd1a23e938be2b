import { useEffect, useRef, useState } from 'react';
import * as styles from './Avatar.css';
import { getInitials } from './getInitials';
import placeholder from './placeholder.svg';
import { classNames } from '../../internal/classNames';

export interface AvatarProps {
  /** Whose picture it is. */
  name: string;
  /** URL of a photo; empty or broken, the fallback stands in. */
  src?: string | undefined;
  /**
   * 32, 42, 64 or 96 px.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | 'huge' | undefined;
  /**
   * What stands in for a photo: the placeholder picture, or the person's initials.
   * @default 'picture'
   */
  fallback?: 'picture' | 'initials' | undefined;
  /**
   * Hidden from screen readers, where the name stands beside it.
   * @default false
   */
  isDecorative?: boolean | undefined;
  /** Class names for its place in a layout. */
  className?: string | undefined;
}

/** A person. */
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
  const avatarClass = classNames(styles.avatar({ size }), className);

  useEffect(() => {
    // A prerendered photo may have failed before anybody listened.
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
      // Photos of identity providers refuse requests that name our page.
      referrerPolicy="no-referrer"
      onError={() => setBrokenSrc(photo)}
    />
  );
}
