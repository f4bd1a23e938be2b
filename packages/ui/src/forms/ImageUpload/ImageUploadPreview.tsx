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

/** The picture, or what stands in for one. */
export function ImageUploadPreview({ variant, src, alt }: ImageUploadPreviewProps) {
  const [broken, setBroken] = useState<string>();
  const isThere = src !== undefined && src !== '' && src !== broken;
  return (
    <div className={styles.preview({ variant })}>
      {isThere ? (
        <img src={src} alt={alt} className={styles.photo} onError={() => setBroken(src)} />
      ) : variant === 'avatar' ? (
        <img src={placeholder} alt="" className={styles.photo} />
      ) : (
        <span className={styles.empty}>
          <Icon icon={icons.picture} size="huge" />
        </span>
      )}
    </div>
  );
}
