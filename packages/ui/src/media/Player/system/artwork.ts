/** Pixels of a side; the system cuts what it shows from a square. */
const side = 512;

const decoded = (source: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image(side, side);
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The drawing could not be shown.'));
    image.src = source;
  });

/**
 * The picture of a film for the system's media controls: a drawn poster (`art:KIND/MOTIF/SEED`)
 * as pixels, since they know no drawings; any other is its address. Null where it cannot be had.
 */
export const artworkOf = async (poster: string): Promise<MediaImage | null> => {
  if (!poster.startsWith('art:')) return poster ? { src: poster } : null;
  try {
    const { drawPoster } = await import('@gschool/poster-art/draw');
    const drawing = drawPoster(poster, { width: side, height: side });
    const image = await decoded(`data:image/svg+xml,${encodeURIComponent(drawing)}`);
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    canvas.getContext('2d')?.drawImage(image, 0, 0, side, side);
    return {
      src: canvas.toDataURL('image/png'),
      sizes: `${side}x${side}`,
      type: 'image/png',
    };
  } catch {
    return null;
  }
};
