/** The media types of files in a pack, by file extension. */
const contentTypes: Readonly<Record<string, string>> = {
  aac: 'audio/aac',
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  json: 'application/json; charset=utf-8',
  key: 'application/octet-stream',
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/iso.segment',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  png: 'image/png',
  ts: 'video/mp2t',
  vtt: 'text/vtt; charset=utf-8',
  webp: 'image/webp',
};

/** The media type of a file by its name; undefined for an unknown file extension. */
export const getContentType = (path: string): string | undefined => {
  const end = path.split('.').pop()?.toLowerCase() ?? '';
  return Object.hasOwn(contentTypes, end) ? contentTypes[end] : undefined;
};
