import { createPrivateKey, sign } from 'node:crypto';

import { getSigningWindow, type SignPlayback } from '@gschool/playback';

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * The adapter for Mux, for videos with a playback id whose policy is `signed`.
 *
 * @param keyId the id of a signing key
 * @param privateKey the key in base64, the format in which Mux returns it; store it as a secret
 */
export const createMuxSigner =
  (keyId: string, privateKey: string): SignPlayback =>
  async ({ hls, captions }, _videoId, now) => {
    const id = /^https:\/\/stream\.mux\.com\/(\w+)\.m3u8$/.exec(hls)?.[1];
    if (id === undefined) return null;
    const { endsAt } = getSigningWindow(now);
    const claims = { sub: id, aud: 'v', exp: Math.floor(endsAt / 1000), kid: keyId };
    const text = `${encode({ alg: 'RS256', typ: 'JWT', kid: keyId })}.${encode(claims)}`;
    const key = createPrivateKey(Buffer.from(privateKey, 'base64').toString());
    const token = `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
    return { hls: `${hls}?token=${token}`, captions, endsAt };
  };
