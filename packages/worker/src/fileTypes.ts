/** The type of a downloaded file if nothing more precise is known: bytes that no page runs. */
const BYTES = 'application/octet-stream';

/**
 * The types of media, playlists and captions. The pattern also includes alternative names of these
 * types.
 */
const MEDIA =
  /^(?:(?:audio|video)\/(?!.*\+xml$)[a-z0-9.+-]+|application\/(?:mp4|vnd\.apple\.mpegurl|x-mpegurl)|text\/vtt)$/;

/** Raster images. SVG is not included, because it can contain scripts. */
const RASTER = /^image\/(?:apng|avif|bmp|gif|jpe?g|png|webp)$/;

/**
 * Types of pages, scripts, styles and data, which no class contains. Hosts send them for errors.
 */
const ACTIVE = /html|xml|(?:java|ecma|live|j)script|css|json|pdf|^multipart\/|^message\//;

/** The types for file extensions. Many hosts do not know these files and send a different type. */
const ENDINGS: Readonly<Record<string, string>> = {
  aac: 'audio/aac',
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  m3u8: 'application/vnd.apple.mpegurl',
  m4a: 'audio/mp4',
  m4s: 'video/iso.segment',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  png: 'image/png',
  ts: 'video/mp2t',
  vtt: 'text/vtt; charset=utf-8',
  webm: 'video/webm',
  webp: 'image/webp',
};

const getEssence = (type: string): string => (type.split(';', 1)[0] ?? '').trim().toLowerCase();

/** Whether a browser treats a type as media, captions, a playlist or an image without scripts. */
const isSafeType = (type: string): boolean => {
  const essence = getEssence(type);
  return MEDIA.test(essence) || RASTER.test(essence);
};

/**
 * The type under which a downloaded file is stored (docs/product/downloads.md#files-of-a-download):
 * the type that the host sent, if it is media, captions, a playlist or a raster image; otherwise
 * the type of the file's extension, or plain bytes. Null for types that browsers run or open as a
 * page, such as HTML and SVG; the file must not be stored then.
 *
 * @param name the name of the file, including its extension
 * @param type the `Content-Type` header; `''` if there is none
 */
export const toStoredType = (name: string, type: string): string | null => {
  if (isSafeType(type)) return type;
  if (ACTIVE.test(getEssence(type))) return null;
  const ending = /\.([a-z0-9]+)$/.exec(name.toLowerCase())?.[1] ?? '';
  return (Object.hasOwn(ENDINGS, ending) ? ENDINGS[ending] : undefined) ?? BYTES;
};

/**
 * The content type with which a stored file is sent: plain bytes for any type that could be a page.
 */
export const toAnsweredType = (type: string): string => (isSafeType(type) ? type : BYTES);
