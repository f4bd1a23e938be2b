/** Twice the largest avatar on a high-density screen. */
const MAX_SIDE_PX = 512;
const QUALITY = 0.86;

/** The file is not an image, or the browser cannot decode it. */
export class UnreadablePhotoError extends Error {
  override readonly name = 'UnreadablePicture';
}

/** The center square as `[left, top, side]`: avatars are round. */
const getCenterSquare = (width: number, height: number): [number, number, number] => {
  const side = Math.min(width, height);
  return [(width - side) / 2, (height - side) / 2, side];
};

const encode = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));

/**
 * Crops a photo to a square of at most 512 px and encodes it as WebP, or as JPEG where the browser
 * cannot write WebP. Drawing it also removes the metadata, such as the location.
 */
export async function resizePhoto(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new UnreadablePhotoError();
  });
  const [left, top, side] = getCenterSquare(bitmap.width, bitmap.height);
  const size = Math.min(MAX_SIDE_PX, side);
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context) throw new UnreadablePhotoError();
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, left, top, side, side, 0, 0, size, size);
  bitmap.close();
  const webp = await encode(canvas, 'image/webp');
  // A browser that cannot write WebP returns PNG, which is many times larger.
  const picture = webp?.type === 'image/webp' ? webp : await encode(canvas, 'image/jpeg');
  if (!picture) throw new UnreadablePhotoError();
  return picture;
}
