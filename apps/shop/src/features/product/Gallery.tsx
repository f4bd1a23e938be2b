import { usePreload } from '@gschool/app';
import { lazyPage } from '@gschool/app/routes';
import { Icon, icons, Picture, VisuallyHidden } from '@gschool/ui';
import { Suspense, useState } from 'react';

import { useT } from '../../i18n/useT';
import * as styles from './Gallery.css';
import { useSlides } from './useSlides';

const { Component: PictureZoom, preload: preloadPictureZoom } = lazyPage(() =>
  import('./PictureZoom').then((module) => module.PictureZoom),
);

/** The pictures of a product with thumbnails; each opens enlarged. */
export function Gallery({ name, pictures }: { name: string; pictures: readonly string[] }) {
  const t = useT();
  usePreload(preloadPictureZoom);
  const { stage, current, show } = useSlides(pictures.length);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const count = pictures.length;
  return (
    <section aria-label={t('gallery.label', { name })} className={styles.gallery}>
      <ul ref={stage} role="list" className={styles.stage}>
        {pictures.map((picture, at) => (
          <li key={picture} className={styles.slide}>
            <button
              type="button"
              className={styles.open}
              data-print="content"
              aria-haspopup="dialog"
              aria-label={t('gallery.zoom', { number: at + 1, count })}
              onFocus={() => show(at)}
              onClick={() => setZoomed(at)}
            >
              <Picture
                picture={picture}
                alt={t('gallery.picture', { name, number: at + 1 })}
                ratio="1/1"
                sizes="(min-width: 992px) 40rem, 100vw"
                isPriority={at === 0}
              />
              <span className={styles.zoomIcon}>
                <Icon icon={icons.search} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {count > 1 && (
        <ul role="list" className={styles.strip}>
          {pictures.map((picture, at) => (
            <li key={picture}>
              <button
                type="button"
                className={styles.thumb}
                aria-current={at === current}
                onClick={() => show(at)}
              >
                <Picture picture={picture} alt="" ratio="1/1" sizes="80px" />
                <VisuallyHidden>{t('gallery.show', { number: at + 1, count })}</VisuallyHidden>
              </button>
            </li>
          ))}
        </ul>
      )}
      {zoomed !== null && (
        <Suspense>
          <PictureZoom
            name={name}
            pictures={pictures}
            index={zoomed}
            onIndexChange={(at) => {
              setZoomed(at);
              show(at);
            }}
            onClose={() => setZoomed(null)}
          />
        </Suspense>
      )}
    </section>
  );
}
