import { generateKeyPairSync, verify } from 'node:crypto';

import { expect, it } from 'vitest';

import { createMuxSigner } from './mux';

const keys = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const sign = createMuxSigner('key-1', Buffer.from(keys.privateKey).toString('base64'));
const now = Date.UTC(2026, 10, 24, 8, 40);
const captions = [{ language: 'en', label: 'English', src: 'https://school.example/en.vtt' }];

it('signs a video of Mux until six hours after the full hour', async () => {
  const hls = 'https://stream.mux.com/abc123.m3u8';
  const signed = await sign({ hls, captions }, 'one', now);
  if (!signed) throw new Error('The video is at Mux');
  expect(signed.captions).toBe(captions);
  const [address, token = ''] = signed.hls.split('?token=');
  expect(address).toBe(hls);
  const [head = '', claims = '', signature = ''] = token.split('.');
  expect(
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      keys.publicKey,
      Buffer.from(signature, 'base64url'),
    ),
  ).toBe(true);
  const end = Date.UTC(2026, 10, 24, 14);
  expect(signed.endsAt).toBe(end);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
    sub: 'abc123',
    aud: 'v',
    exp: end / 1000,
    kid: 'key-1',
  });
});

it('leaves videos of other hosts to other adapters', async () => {
  for (const hls of ['https://stream.mux.com.example/abc.m3u8', 'https://video.example/a.m3u8'])
    expect(await sign({ hls, captions }, 'one', now)).toBeNull();
});
