/** Pixels of a side: the largest portrait on a dense screen, twice over. */
const SIDE = 512;
const QUALITY = 0.86;

/** A file that says it is a picture and is none, or one that this browser cannot read. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture';
}

/** The middle square of a picture, as `[left, top, side]`: portraits are shown in a circle. */
const middleSquare = (width: number, height: number): [number, number, number] => {
  const side = Math.min(width, height);
  return [(width - side) / 2, (height - side) / 2, side];
};

const encode = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));

/**
 * A picture as it is stored: a square of at most 512 px, as WebP, or as JPEG where the
 * browser writes none. Drawing it anew also leaves place and camera of a photo behind.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new UnreadablePicture();
  });
  const [left, top, side] = middleSquare(bitmap.width, bitmap.height);
  const size = Math.min(SIDE, side);
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext('2d');
  if (!pen) throw new UnreadablePicture();
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, left, top, side, side, 0, 0, size, size);
  bitmap.close();
  const webp = await encode(canvas, 'image/webp');
  // A browser that cannot write it answers with PNG, many times as large.
  const picture = webp?.type === 'image/webp' ? webp : await encode(canvas, 'image/jpeg');
  if (!picture) throw new UnreadablePicture();
  return picture;
}
