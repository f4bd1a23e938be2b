/** The words of a picture that one brings. */
export const imageUploadWords = {
  choose: 'Choose a picture',
  replace: 'Replace',
  remove: 'Remove',
  /** Where a mouse could drop something. */
  orDrop: 'You can drop or paste it here, too.',
  dropHere: 'Let go to use it.',
  /** What it takes: "JPEG, PNG, or WebP, up to 5 MB.". */
  takes: (kinds: string, size: string) => `${kinds}, up to ${size}.`,
  wrongKind: (kinds: string) => `This file is no picture that we can show. Choose ${kinds}.`,
  tooLarge: (size: string) => `This picture is too large. Choose one of up to ${size}.`,
  chosen: (name: string) => `${name} is chosen`,
  removed: 'The picture is removed',
  uploading: 'Uploading',
  preview: 'The picture you chose',
};
