/** The words of a picture that one brings. */
export const imageUploadMessages = {
  choose: 'Choose an image',
  replace: 'Replace',
  remove: 'Remove',
  /** Where a mouse could drop something. */
  dropHint: 'You can also drop or paste it here.',
  dropHere: 'Drop to use it.',
  /** What it takes: "JPEG, PNG, or WebP, up to 5 MB.". */
  accepts: (types: string, size: string) => `${types}, up to ${size}.`,
  wrongType: (types: string) => `We can’t show this kind of file. Choose ${types}.`,
  tooLarge: (size: string) => `This image is too large. Choose one up to ${size}.`,
  chosen: (name: string) => `${name} selected`,
  removed: 'Image removed',
  uploading: 'Uploading',
  preview: 'The image you chose',
};
