import { createHash, createHmac, createPublicKey, verify } from 'node:crypto';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { encodeObjectName, getObjectName } from './objectName';
import { createUrlSigner, getStringToSign, isSignedUrlValid } from './signedUrl';

const BUCKET = 'https://storage.googleapis.com/school-media/';
const key = { accessId: 'GOOG1EXAMPLE', secret: 'a secret of forty characters, more or less' };
const sign = createUrlSigner(key);
const HOUR = 3_600_000;

/** The public half of the key that signed the published examples. */
const EXAMPLES_KEY = createPublicKey(`-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEArD8zIqyKLbX0Nq8o0Jj1
qHEhHhqO3+0OP7TEFx5Vxc6PdwBoFNrfnJRI/S+ZaDYS1avr5Pqpp8g8+UNOMvI1
VsjGM8xjTaxkVv8mmKp6pSmQstTt25pzY1exA2wv4xNWSwWNFNx2kh35+kvTQ/DF
3YA9P7pUU1sKur1PP8OoubWLFO59iy5UE5dX0O/3pjvZ2HAhSXsx2VWtB5nlrHR8
FrKJNLJMEGEDSMz9yRfQaUeYCU9oDYHuiqKQ3rCXi6C82l+3FJw5/ggJ5y7iw8ME
rCFSslcYQRbBVz6ZYKWkEcJhs8BG3/16bfaqNusNlDIJ99I7DmipUngF/HEulYhf
rQIDAQAB
-----END PUBLIC KEY-----`);

/** Computes a signature without using any of our code, according to the published description. */
function signIndependently(path: string, timestamp: string, seconds: number): string {
  const mac = (secret: Buffer | string, text: string) =>
    createHmac('sha256', secret).update(text).digest();
  const day = timestamp.slice(0, 8);
  const query = [
    'X-Goog-Algorithm=GOOG4-HMAC-SHA256',
    `X-Goog-Credential=${key.accessId}%2F${day}%2Fauto%2Fstorage%2Fgoog4_request`,
    `X-Goog-Date=${timestamp}`,
    `X-Goog-Expires=${seconds}`,
    'X-Goog-SignedHeaders=host',
  ].join('&');
  const request = `GET\n${path}\n${query}\nhost:storage.googleapis.com\n\nhost\nUNSIGNED-PAYLOAD`;
  const digest = createHash('sha256').update(request).digest('hex');
  const text = `GOOG4-HMAC-SHA256\n${timestamp}\n${day}/auto/storage/goog4_request\n${digest}`;
  const dayKey = ['auto', 'storage', 'goog4_request'].reduce(mac, mac(`GOOG4${key.secret}`, day));
  return `https://storage.googleapis.com${path}?${query}&X-Goog-Signature=${mac(dayKey, text).toString('hex')}`;
}

const isRelative = (name: string) => name.split('/').some((part) => /^\.{1,2}$/.test(part));
/** Names, including some that no object has. */
const anyNames = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }) },
      { weight: 1, arbitrary: fc.constantFrom('.', '..', '', '\\', '%2F', '%2e%2e', '..\\..') },
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join('/'))
  .filter((name) => name !== '');
const names = anyNames.filter((name) => !isRelative(name));
/** Whole seconds, because timestamps contain only whole seconds. */
const times = fc
  .integer({ min: Date.UTC(2025, 0, 1) / 1000, max: Date.UTC(2045, 0, 1) / 1000 })
  .map((seconds) => seconds * 1000);
const lengths = fc.integer({ min: 1, max: 7 * 24 * 3600 });

describe('the published examples of V4 signatures', () => {
  // From the conformance tests of the Cloud Storage client libraries. Those signatures use RSA;
  // with an HMAC key, only the last step differs.
  it.each([
    [
      'Simple GET',
      'test-bucket/test-object',
      '20190201T090000Z',
      10,
      '95e6a13d43a1d1962e667f17397f2b80ac9bdd1669210d5e08e0135df9dff4e56113485dbe429ca2266487b9d1796ebdee2d7cf682a6ef3bb9fbb4c351686fba90d7b621cf1c4eb1fdf126460dd25fa0837dfdde0a9fd98662ce60844c458448fb2b352c203d9969cb74efa4bdb742287744a4f2308afa4af0e0773f55e32e92973619249214b97283b2daa14195244444e33f938138d1e5f561088ce8011f4986dda33a556412594db7c12fc40e1ff3f1bedeb7a42f5bcda0b9567f17f65855f65071fabb88ea12371877f3f77f10e1466fff6ff6973b74a933322ff0949ce357e20abe96c3dd5cfab42c9c83e740a4d32b9e11e146f0eb3404d2e975896f74',
    ],
    [
      'Vary expiration and timestamp',
      'test-bucket/test-object',
      '20190301T090000Z',
      20,
      '9669ed5b10664dc594c758296580662912cf4bcc5a4ba0b6bf055bcbf6f34eed7bdad664f534962174a924741a0c273a4f67bc1847cef20192a6beab44223bd9d4fbbd749c407b79997598c30f82ddc269ff47ec09fa3afe74e00616d438df0d96a7d8ad0adacfad1dc3286f864d924fe919fb0dce45d3d975c5afe8e13af2db9cc37ba77835f92f7669b61e94c6d562196c1274529e76cfff1564cc2cad7d5387dc8e12f7a5dfd925685fe92c30b43709eee29fa2f66067472cee5423d1a3a4182fe8cea75c9329d181dc6acad7c393cd04f8bf5bc0515127d8ebd65d80c08e19ad03316053ea60033fd1b1fd85a69c576415da3bf0a3718d9ea6d03e0d66f0',
    ],
    [
      'Vary bucket and object',
      'test-bucket2/test-object2',
      '20190201T090000Z',
      10,
      '36e3d58dfd3ec1d2dd2f24b5ee372a71e811ffaa2162a2b871d26728d0354270bc116face87127532969c4a3967ed05b7309af741e19c7202f3167aa8c2ac420b61417d6451442bb91d7c822cd17be8783f01e05372769c88913561d27e6660dd8259f0081a71f831be6c50283626cbf04494ac10c394b29bb3bce74ab91548f58a37118a452693cf0483d77561fc9cac8f1765d2c724994cca46a83517a10157ee0347a233a2aaeae6e6ab5e204ff8fc5f54f90a3efdb8301d9fff5475d58cd05b181affd657f48203f4fb133c3a3d355b8eefbd10d5a0a5fd70d06e9515460ad74e22334b2cba4b29cae4f6f285cdb92d8f3126d7a1479ca3bdb69c207d860',
    ],
  ])('%s signs the text that we sign', async (_, object, timestamp, seconds, signature) => {
    const text = await getStringToSign({
      url: `https://storage.googleapis.com/${object}`,
      algorithm: 'GOOG4-RSA-SHA256',
      signer: 'test-iam-credentials@dummy-project-id.iam.gserviceaccount.com',
      timestamp,
      seconds,
    });
    expect(verify('sha256', Buffer.from(text), EXAMPLES_KEY, Buffer.from(signature, 'hex'))).toBe(
      true,
    );
  });
});

describe('createUrlSigner', () => {
  it('signs as an independent implementation does', async () => {
    await fc.assert(
      fc.asyncProperty(names, times, lengths, async (name, time, seconds) => {
        const path = `/school-media/${encodeObjectName(name)}`;
        const timestamp = `${new Date(time).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
        expect(await sign(`https://storage.googleapis.com${path}`, time, seconds)).toBe(
          signIndependently(path, timestamp, seconds),
        );
      }),
    );
  });
});

describe('a validity that Cloud Storage does not accept', () => {
  const now = Date.UTC(2026, 10, 24, 8);
  const path = '/school-media/a.m4s';

  it.each([604_801, 10_000_000, 0, -1, 0.5, Number.NaN, Infinity])('%d s', async (seconds) => {
    const url = `https://storage.googleapis.com${path}`;
    await expect(sign(url, now, seconds)).rejects.toThrow(RangeError);
    const signed = signIndependently(path, '20261124T080000Z', seconds);
    expect(await isSignedUrlValid(sign, signed, now)).toBe(false);
  });

  it('begins after seven days', async () => {
    const signed = signIndependently(path, '20261124T080000Z', 604_800);
    expect(await sign(`https://storage.googleapis.com${path}`, now, 604_800)).toBe(signed);
    expect(await isSignedUrlValid(sign, signed, now)).toBe(true);
  });
});

describe('isSignedUrlValid', () => {
  it('accepts an address until its end and refuses it afterwards', async () => {
    await fc.assert(
      fc.asyncProperty(
        names,
        times,
        lengths,
        fc.integer({ min: 0, max: 30 * 24 * HOUR }),
        async (name, time, seconds, wait) => {
          const url = await sign(BUCKET + encodeObjectName(name), time, seconds);
          expect(await isSignedUrlValid(sign, url, time + wait)).toBe(wait < seconds * 1000);
        },
      ),
    );
  });

  it('refuses an address with one other character in host, path, query or signature', async () => {
    const others = fc.constantFrom(...'abcdefXYZ0189-_.%/&=?#+');
    await fc.assert(
      fc.asyncProperty(names, times, fc.nat(), others, async (name, time, at, other) => {
        const url = await sign(BUCKET + encodeObjectName(name), time, 3600);
        // The signature does not cover the scheme.
        const start = 'https://'.length;
        const index = start + (at % (url.length - start));
        fc.pre(url[index] !== other);
        const changed = url.slice(0, index) + other + url.slice(index + 1);
        expect(await isSignedUrlValid(sign, changed, time)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it('refuses an address without signature, of another key, or from the future', async () => {
    const other = createUrlSigner({ ...key, secret: 'another' });
    const now = Date.UTC(2026, 10, 24, 8);
    const url = `${BUCKET}a.m4s`;
    expect(await isSignedUrlValid(sign, url, now)).toBe(false);
    expect(await isSignedUrlValid(sign, await other(url, now, 3600), now)).toBe(false);
    expect(await isSignedUrlValid(sign, await sign(url, now + HOUR, 3600), now)).toBe(false);
    expect(await isSignedUrlValid(sign, await sign(url, now, 3600), now)).toBe(true);
  });
});

describe('getObjectName', () => {
  it('finds the name that the address was made of', () => {
    fc.assert(
      fc.property(names, (name) => {
        expect(getObjectName(BUCKET + encodeObjectName(name), BUCKET)).toBe(name);
      }),
    );
  });

  it('finds only names whose address leads to the same object again', () => {
    fc.assert(
      fc.property(anyNames, (name) => {
        // In a URL, an encoded slash does not separate parts, but in the object's name it does.
        const found = getObjectName(BUCKET + encodeURIComponent(name), BUCKET);
        expect(found).toBe(isRelative(name) ? null : name);
        if (found === null) return;
        const { href } = new URL(BUCKET + encodeObjectName(found));
        expect(href).toBe(BUCKET + encodeObjectName(found));
        expect(getObjectName(href, BUCKET)).toBe(name);
      }),
    );
  });

  it.each([
    ['https://storage.googleapis.com/school-media/d1/..%2F..%2Fother%2Fmaster.mp4'],
    ['https://storage.googleapis.com/school-media/d1%2F..%2Fd2/a.m4s'],
    ['https://storage.googleapis.com/school-media/d1%2F.'],
    ['https://storage.googleapis.com/school-media/a%0A.m4s'],
    ['https://storage.googleapis.com/school-media-2/a.m4s'],
    ['https://storage.googleapis.com.example/school-media/a.m4s'],
    ['https://storage.googleapis.com/school-media/../other/a.m4s'],
    ['http://storage.googleapis.com/school-media/a.m4s'],
    ['https://storage.googleapis.com/school-media/'],
    ['https://storage.googleapis.com/school-media/%ff'],
    ['clips/a.m4s'],
    [''],
  ])('finds none at %s', (url) => {
    expect(getObjectName(url, BUCKET)).toBeNull();
  });
});
