import type { HttpHandler } from 'msw';

import { admin } from './admin';
import type { MockContext } from './context';
import { endpoint } from './endpoint';
import { firestore } from './firestore';
import { identity } from './identity';
import { media } from './media';
import { playback } from './playback';
import { storage } from './storage';
import { token } from './token';

/** Creates one handler for each service. All use the same store. */
export const createHandlers = (context: MockContext): HttpHandler[] => [
  ...[identity, token, firestore, storage, playback, admin].map((service) =>
    endpoint(service, context),
  ),
  ...media(context),
];
