import { readPosterColors } from '../../PosterArt/posterColors';

/** Width and height of the artwork in pixels. */
const SIZE_PX = 512;

const decodeImage = (source: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image(SIZE_PX, SIZE_PX);
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The drawing could not be shown.'));
    image.src = source;
  });

/**
 * The artwork for the system's media controls. A drawn poster (`art:KIND/MOTIF/SEED`) is converted
 * to a PNG, because the system cannot show an SVG. Returns `null` if that fails.
 */
export const createArtwork = async (poster: string): Promise<MediaImage | null> => {
  if (!poster.startsWith('art:')) return poster ? { src: poster } : null;
  try {
    const { defaultColors, drawPosterUrl } = await import('@gschool/poster-art/drawPoster');
    const colors = readPosterColors(document.documentElement, defaultColors);
    const image = await decodeImage(
      drawPosterUrl(poster, { width: SIZE_PX, height: SIZE_PX }, colors),
    );
    const canvas = document.createElement('canvas');
    canvas.width = SIZE_PX;
    canvas.height = SIZE_PX;
    canvas.getContext('2d')?.drawImage(image, 0, 0, SIZE_PX, SIZE_PX);
    return {
      src: canvas.toDataURL('image/png'),
      sizes: `${SIZE_PX}x${SIZE_PX}`,
      type: 'image/png',
    };
  } catch {
    return null;
  }
};
