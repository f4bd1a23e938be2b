import { createUrlSigner, isSignedUrlValid, type SigningKey } from '@gschool/playback';

/** The bucket with the videos of the classes. It exists only in the mock. */
export const MEDIA_BUCKET_URL = 'https://storage.googleapis.com/demo-gschool-media/';

/** The key for the mock's signatures. It is not valid anywhere else. */
export const MEDIA_KEY: SigningKey = {
  accessId: 'GOOG1EDEMOGSCHOOL',
  secret: 'the demo has no secrets',
};

const signUrl = createUrlSigner(MEDIA_KEY);

/** The headers of an object that players need. */
const OBJECT_HEADERS = ['accept-ranges', 'content-range', 'content-type'];

/**
 * Reads an object of the bucket, the way Cloud Storage does: 403 unless the URL is signed and has
 * not expired. The objects are the static files below `base`, and what staff uploaded.
 *
 * @param base URL of the content's folder, ending in `/`
 * @param now epoch milliseconds
 * @param readUpload returns a file that staff uploaded, by its name in the bucket
 */
export async function readMediaObject(
  request: Request,
  base: string,
  now: number,
  readUpload: (name: string) => Response | null,
): Promise<Response> {
  if (!(await isSignedUrlValid(signUrl, request.url, now))) {
    return new Response('The signature is wrong or has ended.', { status: 403 });
  }
  const name = new URL(request.url).href.slice(MEDIA_BUCKET_URL.length).split('?')[0] ?? '';
  const upload = readUpload(decodeURIComponent(name));
  if (upload) return upload;
  const range = request.headers.get('range');
  try {
    const file = await fetch(new URL(name, base), { headers: range === null ? {} : { range } });
    const headers = new Headers();
    for (const header of OBJECT_HEADERS) {
      const value = file.headers.get(header);
      if (value !== null) headers.set(header, value);
    }
    return new Response(file.body, { status: file.status, headers });
  } catch {
    return Response.error();
  }
}

/** The URL that a file of the content has in the bucket. Other URLs stay unchanged. */
export const toBucketUrl = (url: string, base: string): string =>
  url.startsWith(base) ? MEDIA_BUCKET_URL + url.slice(base.length) : url;

/** The opposite of `toBucketUrl`. */
export const fromBucketUrl = (url: string, base: string): string =>
  url.startsWith(MEDIA_BUCKET_URL) ? base + url.slice(MEDIA_BUCKET_URL.length) : url;
