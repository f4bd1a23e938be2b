import { expect, it } from 'vitest';

import { removeUnsafeAddresses } from './safeAddress';

const origin = 'https://school.example';

it.each([
  'art:figure/warrior/1',
  'https://cdn.example/a.webp',
  '/clips/loop/master.m3u8',
  'posters/a.webp',
  '',
])('keeps %j', (poster) => {
  expect(removeUnsafeAddresses({ poster }, origin)).toEqual({ poster });
});

it.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://school.example/1',
  'http://cdn.example/a.webp',
  '//[',
  'vbscript:x',
  'file:///etc/passwd',
])('drops %j in every field with an address', (address) => {
  const sent = {
    poster: address,
    portrait: address,
    hls: address,
    joinUrl: address,
    captions: [{ src: address, label: address }],
  };
  expect(removeUnsafeAddresses(sent, origin)).toEqual({
    poster: '',
    portrait: '',
    hls: '',
    joinUrl: '',
    captions: [{ src: '', label: address }],
  });
});

it('leaves texts as they are, because pages render them as texts', () => {
  const texts = { title: '<img src=x onerror=alert(1)>', description: 'javascript: is a language' };
  expect(removeUnsafeAddresses(texts, origin)).toEqual(texts);
});
