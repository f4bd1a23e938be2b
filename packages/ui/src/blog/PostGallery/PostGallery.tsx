import { useState } from 'react';
import * as styles from './PostGallery.css';
import { Lightbox, type GalleryPicture } from './Lightbox';
import { Picture } from '../../media/Picture/Picture';
import { postMessages } from '../PostBody/messages';
import { useMessages } from '../../providers/UiProvider/UiProvider';

export type { GalleryPicture };

export interface PostGalleryProps {
  /** The pictures, in the order of the story that they tell. */
  pictures: readonly GalleryPicture[];
  /**
   * Names the gallery, and the window that its pictures open in.
   * @default 'Pictures'
   */
  label?: string | undefined;
}

/** Five pictures: two and three. Four: two and two. No row has a hole. */
const getItemShape = (index: number, count: number): keyof typeof styles.item => {
  if (count === 1) return 'full';
  const halfWidthCount = count % 3 === 0 ? 0 : count % 3 === 2 ? 2 : 4;
  const isAloneOnPhone = count % 2 === 1 && index === 0;
  if (index < halfWidthCount) return isAloneOnPhone ? 'wideHalf' : 'half';
  return isAloneOnPhone ? 'wideThird' : 'third';
};

/** The body of a post to look at: a grid of pictures, each of which opens large. */
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
