export { createBucketPlayback, type BucketPlayback } from './bucketPlayback';
export { createPlaybackHandler } from './playbackHandler';
export { createUrlSigner, isSignedUrlValid, type SigningKey } from './signedUrl';
export { getSigningWindow } from './signingWindow';
export type { SignedPlayback, SignPlayback } from './signPlayback';
