/** The messages of an image upload. */
export const imageUploadMessages = {
  choose: 'Choose an image',
  replace: 'Replace',
  remove: 'Remove',
  /** Hidden on touch screens. */
  dropHint: 'You can also drop or paste it here.',
  dropHere: 'Drop to use it.',
  /** The accepted files: "JPEG, PNG, or WebP, up to 5 MB." */
  accepts: (types: string, size: string) => `${types}, up to ${size}.`,
  wrongType: (types: string) => `We can’t show this kind of file. Choose ${types}.`,
  tooLarge: (size: string) => `This image is too large. Choose one up to ${size}.`,
  chosen: (name: string) => `${name} selected`,
  removed: 'Image removed',
  uploading: 'Uploading',
  preview: 'The image you chose',
};
