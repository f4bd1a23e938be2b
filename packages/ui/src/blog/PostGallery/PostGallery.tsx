import { useState } from 'react';

import * as styles from './PostGallery.css';
import { Lightbox, type GalleryPicture } from './Lightbox';
import { Picture } from '../../media/Picture/Picture';
import { postMessages } from '../PostBody/messages';
import { useMessages } from '../../providers/UiProvider/UiProvider';

export type { GalleryPicture };

export interface PostGalleryProps {
  /** The pictures, in order. */
  pictures: readonly GalleryPicture[];
  /**
   * The name of the gallery and of the dialog that shows a picture.
   * @default 'Pictures'
   */
  label?: string | undefined;
}

/** Distributes the pictures over rows of two and three so that every row is full. */
const getItemShape = (index: number, count: number): keyof typeof styles.item => {
  if (count === 1) return 'full';
  const halfWidthCount = count % 3 === 0 ? 0 : count % 3 === 2 ? 2 : 4;
  const isAloneOnPhone = count % 2 === 1 && index === 0;
  if (index < halfWidthCount) return isAloneOnPhone ? 'wideHalf' : 'half';
  return isAloneOnPhone ? 'wideThird' : 'third';
};

/** The body of a gallery post: a grid of pictures, each of which opens in a dialog. */
export function PostGallery({ pictures, label }: PostGalleryProps) {
  const messages = useMessages('post', postMessages);
  const [openIndex, setOpenIndex] = useState<number>();
  const galleryLabel = label ?? messages.gallery;
  return (
    <>
      <ul role="list" aria-label={galleryLabel} className={styles.grid}>
        {pictures.map(({ picture, alt, placeholderColor }, index) => {
          const shape = getItemShape(index, pictures.length);
          return (
            <li key={picture} className={styles.item[shape]}>
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={`${messages.openPicture(index + 1, pictures.length)}: ${alt}`}
                className={styles.button}
                onClick={() => setOpenIndex(index)}
              >
                <span className={styles.zoom}>
                  <Picture
                    picture={picture}
                    alt=""
                    ratio={shape === 'full' ? '16/9' : '4/3'}
                    sizes="(min-width: 768px) 24rem, 50vw"
                    placeholderColor={placeholderColor}
                  />
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {openIndex !== undefined && (
        <Lightbox
          label={galleryLabel}
          pictures={pictures}
          index={openIndex}
          onIndexChange={setOpenIndex}
          onClose={() => setOpenIndex(undefined)}
        />
      )}
    </>
  );
}
