import { useState } from 'react';

import * as styles from './ImageUpload.css';
import placeholder from '../../data-display/Avatar/placeholder.svg';
import * as icons from '../../data-display/Icon/icons';
import { Icon } from '../../data-display/Icon/Icon';

interface ImageUploadPreviewProps {
  variant: 'avatar' | 'wide';
  src: string | undefined;
  alt: string;
}

/** The picture, or a placeholder. */
export function ImageUploadPreview({ variant, src, alt }: ImageUploadPreviewProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const hasImage = src !== undefined && src !== '' && src !== brokenSrc;
  return (
    <div className={styles.preview[variant]}>
      {hasImage ? (
        <img src={src} alt={alt} className={styles.photo} onError={() => setBrokenSrc(src)} />
      ) : variant === 'avatar' ? (
        <img src={placeholder} alt="" className={styles.photo} />
      ) : (
        <span className={styles.emptyPreview}>
          <Icon icon={icons.picture} size="huge" />
        </span>
      )}
    </div>
  );
}
