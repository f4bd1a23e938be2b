import { ErrorDetails, ErrorTypes } from 'hls.js';
import { describe, expect, it } from 'vitest';

import { isPermanent, isProtected, toStreamError } from './playlistErrors';

const { MEDIA_ERROR, NETWORK_ERROR, KEY_SYSTEM_ERROR, OTHER_ERROR } = ErrorTypes;

it.each([
  [MEDIA_ERROR, ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR, 'format'],
  [MEDIA_ERROR, ErrorDetails.BUFFER_ADD_CODEC_ERROR, 'format'],
  [MEDIA_ERROR, ErrorDetails.BUFFER_INCOMPATIBLE_CODECS_ERROR, 'format'],
  [NETWORK_ERROR, ErrorDetails.MANIFEST_PARSING_ERROR, 'invalid'],
  [NETWORK_ERROR, ErrorDetails.LEVEL_PARSING_ERROR, 'invalid'],
  [NETWORK_ERROR, ErrorDetails.LEVEL_EMPTY_ERROR, 'invalid'],
  [KEY_SYSTEM_ERROR, ErrorDetails.KEY_SYSTEM_NO_KEYS, 'protected'],
  [KEY_SYSTEM_ERROR, ErrorDetails.KEY_SYSTEM_NO_ACCESS, 'protected'],
  [NETWORK_ERROR, ErrorDetails.MANIFEST_LOAD_ERROR, 'network'],
  [NETWORK_ERROR, ErrorDetails.FRAG_LOAD_TIMEOUT, 'network'],
  [NETWORK_ERROR, ErrorDetails.KEY_LOAD_ERROR, 'network'],
  [MEDIA_ERROR, ErrorDetails.FRAG_DECRYPT_ERROR, 'media'],
  [OTHER_ERROR, ErrorDetails.INTERNAL_EXCEPTION, 'media'],
])('%s, %s is reported as %s', (type, details, error) => {
  expect(toStreamError({ type, details })).toBe(error);
});

it('offers a retry only where it can help', () => {
  const permanent = ['network', 'media', 'unsupported', 'denied', 'format', 'protected', 'invalid']
    .map((error) => error as Parameters<typeof isPermanent>[0])
    .filter(isPermanent);
  expect(permanent).toEqual(['unsupported', 'format', 'protected']);
});

describe('a playlist needs a key system', () => {
  const WIDEVINE = 'KEYFORMAT="urn:uuid:edef8ba9-79d6-4ace-a3c8-27dcd51d21ed"';
  it.each([
    ['METHOD=NONE', false],
    ['METHOD=AES-128,URI="a.key"', false],
    ['METHOD=AES-128,URI="a.key",KEYFORMAT="identity"', false],
    ['METHOD=SAMPLE-AES,URI="a.key"', false],
    ['METHOD=SAMPLE-AES,URI="a.key",KEYFORMAT="identity"', false],
    ['METHOD=SAMPLE-AES,URI="skd://a",KEYFORMAT="com.apple.streamingkeydelivery"', true],
    [`METHOD=SAMPLE-AES,URI="data:text/plain;base64,AAAA",${WIDEVINE}`, true],
    [`METHOD=SAMPLE-AES-CTR,URI="data:text/plain;base64,AAAA",${WIDEVINE}`, true],
    ['METHOD=SAMPLE-AES-CTR,URI="a.key",KEYFORMAT="identity"', true],
  ])('with the key %s: %s', (key, expected) => {
    expect(isProtected(`#EXTM3U\r\n#EXT-X-KEY:${key}\r\n#EXTINF:6,\r\na.m4s\r\n`)).toBe(expected);
  });

  it('reads a playlist of 1 MB at once', () => {
    const key = `#EXT-X-KEY:METHOD=SAMPLE-AES,URI="${'a'.repeat(1_000_000)}"`;
    const before = performance.now();
    expect(isProtected(key)).toBe(false);
    expect(isProtected('#EXT-X-KEY:\n'.repeat(90_000))).toBe(false);
    expect(performance.now() - before).toBeLessThan(500);
  });
});
