import { useState } from 'react';
import { empty, photo, preview } from './ImageUpload.css';
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
    <div className={preview({ variant })}>
      {isThere ? (
        <img src={src} alt={alt} className={photo} onError={() => setBroken(src)} />
      ) : variant === 'avatar' ? (
        <img src={placeholder} alt="" className={photo} />
      ) : (
        <span className={empty}>
          <Icon icon={icons.picture} size="huge" />
        </span>
      )}
    </div>
  );
}
