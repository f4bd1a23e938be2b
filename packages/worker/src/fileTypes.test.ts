import { describe, expect, it } from 'vitest';

import { toAnsweredType, toStoredType } from './fileTypes';

describe('a downloaded file', () => {
  it.each([
    ['video-0.m4s', 'video/iso.segment'],
    ['video-0.ts', 'video/MP2T'],
    ['video-0.mp4', 'application/mp4'],
    ['rendition-1-0.aac', 'audio/aac'],
    ['rendition-1.m3u8', 'application/vnd.apple.mpegurl'],
    ['rendition-1.m3u8', 'audio/mpegurl'],
    ['rendition-1.m3u8', 'application/x-mpegURL'],
    ['captions-0.vtt', 'text/vtt'],
    ['captions-0.vtt', 'Text/VTT; charset=utf-8'],
    ['poster-0.webp', 'image/webp'],
    ['poster-0.jpg', 'image/jpeg'],
  ])('%s has the type of its host: %s', (name, type) => {
    expect(toStoredType(name, type)).toBe(type);
    expect(toAnsweredType(type)).toBe(type);
  });

  it.each([
    ['video-0.m4s', 'application/octet-stream', 'video/iso.segment'],
    ['video-0.ts', '', 'video/mp2t'],
    ['video-0.mp4', 'binary/octet-stream', 'video/mp4'],
    ['captions-0.vtt', 'text/plain; charset=utf-8', 'text/vtt; charset=utf-8'],
    ['poster-0.PNG', 'application/octet-stream', 'image/png'],
    ['video-0.key', 'application/octet-stream', 'application/octet-stream'],
    ['video-0.key', 'application/pgp-keys', 'application/octet-stream'],
    ['video-0.ts', 'text/vnd.trolltech.linguist', 'video/mp2t'],
    ['video-0.ts', 'application/typescript', 'video/mp2t'],
    ['poster-0.jpg', 'image/x-unknown', 'image/jpeg'],
    ['video-0.constructor', '', 'application/octet-stream'],
  ])('%s of a host that sends "%s" has the type %s', (name, type, stored) => {
    expect(toStoredType(name, type)).toBe(stored);
  });

  it.each([
    'text/html',
    'TEXT/HTML; charset=utf-8',
    ' text/html',
    'application/xhtml+xml',
    'image/svg+xml',
    'image/svg+xml; charset=utf-8',
    'video/x+xml',
    'text/xml',
    'application/xml',
    'application/javascript',
    'text/javascript',
    'text/css',
    'application/json',
    'application/pdf',
    'multipart/x-mixed-replace',
    'message/rfc822',
    'video/mp4, text/html',
    'video/mp4\ntext/html',
    'text/vtt,text/html',
  ])('is not stored as %j, whatever its name is', (type) => {
    for (const name of ['captions-0.vtt', 'poster-0.webp', 'video-0.mp4', 'video-0.bin'])
      expect(toStoredType(name, type)).toBeNull();
    expect(toAnsweredType(type)).toBe('application/octet-stream');
  });
});
