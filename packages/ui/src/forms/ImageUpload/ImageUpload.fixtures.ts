/** Draws a small picture and returns it as a file. */
export async function createImageFile(name = 'sunrise.png'): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 320;
  canvas.height = 180;
  const context = canvas.getContext('2d');
  const bandColors = ['#f4b942', '#e4572e', '#17424f', '#0b2530'];
  bandColors.forEach((color, index) => {
    if (context) context.fillStyle = color;
    context?.fillRect(0, index * 45, 320, 45);
  });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob ?? ''], name, { type: 'image/png' });
}

/** The photo of the profile. */
export const portrait =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"%3E%3Cpath fill="%23e4572e" d="M0 0h96v96H0z"/%3E%3Ccircle cx="48" cy="38" r="18" fill="%23f7e3c6"/%3E%3Cpath fill="%23174250" d="M12 96c2-24 18-34 36-34s34 10 36 34z"/%3E%3C/svg%3E';
