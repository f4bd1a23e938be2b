import type { PlantedError } from '../plantedError';

/** Errors between the pages and the server: error handling, caches, pending changes, the session. */
export const dataErrors: readonly PlantedError[] = [
  {
    id: 'requests-without-a-time-limit',
    promise: 'A request to Firestore that is never answered ends as an error.',
    edits: [
      {
        file: 'packages/data/src/firebase/timeLimit.ts',
        find: 'Promise.race([request, timeout])',
        replace: 'Promise.race([request])',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/data/src/firebase/requests.test.ts' },
  },
  {
    id: 'outage-ends-the-session',
    promise: 'An outage of the account service does not sign the member out.',
    edits: [
      {
        file: 'packages/data/src/firebase/authOutage.ts',
        find: 'response.status >= 500',
        replace: 'response.status >= 600',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/data/src/firebase/authOutage.test.ts' },
  },
  {
    id: 'app-check-without-its-setting',
    promise: 'Nothing of App Check loads without its setting.',
    edits: [
      {
        file: 'packages/data/src/firebase/createFirebaseBackend.ts',
        find: 'if (appCheckSiteKey !== undefined)',
        replace: 'if (appCheckSiteKey !== null)',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/data/src/firebase/appCheck.test.ts' },
  },
  {
    id: 'scripts-of-other-hosts-trusted',
    promise: 'The default policy of Trusted Types accepts no script of another host.',
    edits: [
      {
        file: 'packages/app/src/client/trustedTypes.ts',
        find: 'target.origin === new URL(base).origin ||',
        replace: 'target.origin !== "null" ||',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/app/src/client/trustedTypes.test.ts' },
  },
  {
    id: 'google-contacted-on-every-page',
    promise: 'A phone contacts Google only on pages that offer Google sign-in.',
    edits: [
      {
        file: 'packages/data/src/firebase/openAuth.ts',
        find: '    persistence:',
        replace:
          '    ...(popupResolver && { popupRedirectResolver: popupResolver }),\n    persistence:',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/data/src/firebase/googlePopup.test.ts' },
  },
  {
    id: 'order-number-in-error-reports',
    promise: 'An error report contains no order number.',
    edits: [
      {
        file: 'packages/domain/src/errors/redactText.ts',
        find: "isRandom(part) ? '[id]' : part",
        replace: 'part',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/data/src/errors/watchErrors.test.ts' },
  },
  {
    id: 'unknown-email-gives-itself-away',
    promise: 'A failed sign-in does not reveal whether the email address has an account.',
    edits: [
      {
        file: 'packages/data/src/firebase/toAppError.ts',
        find: "'auth/user-not-found': authError('invalid-credential')",
        replace: "'auth/user-not-found': authError('invalid-email')",
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/data/src/firebase/toAppError.test.ts' },
  },
  {
    id: 'profile-stays-fresh-too-long',
    promise: 'A payment shows within five minutes: a profile is not cached longer than that.',
    edits: [
      {
        file: 'packages/data/src/cache/lifetimes.ts',
        find: 'profile: 5 * MINUTE',
        replace: 'profile: 15 * MINUTE',
      },
    ],
    noticedBy: {
      step: 'unit',
      file: 'packages/data/src/queries/queries.test.tsx',
      test: 'lifetimes',
    },
  },
  {
    id: 'cached-classes-shown-after-the-end',
    promise: 'Cached classes are not shown after a subscription has ended.',
    edits: [
      {
        file: 'packages/data/src/cache/entryPersister.ts',
        find: 'hasActiveClaim(state.claims, at)',
        replace: 'hasActiveClaim(state.claims, 0)',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/data/src/cache/entryPersister.test.ts' },
  },
  {
    id: 'change-lost-by-a-reload',
    promise: 'A changed playlist is shown with its changes when the page is reloaded immediately.',
    edits: [
      {
        file: 'packages/data/src/cache/entryPersister.ts',
        find: ' && cached.isForSubscribers) await whenIdle();',
        replace: ') await idle();',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/data/src/cache/entryPersister.test.ts' },
  },
  {
    id: 'library-read-before-each-position',
    promise: 'A minute of watching costs two writes and no reads.',
    edits: [
      {
        file: 'packages/data/src/library/changeQueue.ts',
        find: '(editor ??= await getEditor())',
        replace: '(editor = await getEditor())',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/data/src/firebase/watching.test.ts' },
  },
  {
    id: 'offline-change-is-thrown-away',
    promise: 'A favorite that is marked offline is stored and sent later.',
    edits: [
      {
        file: 'packages/data/src/library/changeQueue.ts',
        find: "  'offline',\n  'unavailable',",
        replace: "  'unavailable',",
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/data/src/library/changeQueue.test.ts' },
  },
  {
    id: 'seeking-loses-the-position',
    promise: 'Opening a class and seeking in it does not lose the stored position.',
    edits: [
      {
        file: 'packages/data/src/library/watchRecorder.ts',
        find: 'position < known.position',
        replace: 'position < 0',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/data/src/library/watchRecorder.test.ts' },
  },
  {
    id: 'one-broken-card-takes-the-catalogue',
    promise: 'One invalid class in the catalogue does not hide the others.',
    edits: [
      {
        file: 'packages/data/src/mappers/read.ts',
        find: 'console.warn(`Left out: ${error.message}`);',
        replace: 'throw error;',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/data/src/mappers/mappers.test.ts' },
  },
  {
    id: 'payment-portal-on-another-host',
    promise: 'A payment portal URL without a scheme must be a path of the product’s origin.',
    edits: [
      {
        file: 'packages/data/src/settings/schema.ts',
        find: String.raw`/^\/(?![/\\])/`,
        replace: String.raw`/^\//`,
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/data/src/settings/schema.test.ts' },
  },
  {
    id: 'copy-outlives-the-membership',
    promise: 'A start without a network shows no member whose membership ended over an hour ago.',
    edits: [
      {
        file: 'packages/data/src/session/copiedState.ts',
        find: ' && now <= end',
        replace: '',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/data/src/session/memberCopy.test.ts' },
  },
  {
    id: 'copy-stays-after-the-session',
    promise: 'The copy of the member is deleted when the session ends.',
    edits: [
      {
        file: 'packages/data/src/session/storedMember.ts',
        find: 'storage().removeItem(MEMBER_COPY_KEY);',
        replace: '',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/data/src/session/offlineStart.test.ts' },
  },
  {
    id: 'profile-written-from-a-copy',
    promise: 'Saving after an offline start does not write the empty fields of the copy.',
    edits: [
      {
        file: 'packages/data/src/session/createSession.ts',
        find: 'if (member?.isCopyShown() && !(await renew()))',
        replace: 'if (false)',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/data/src/session/offlineStart.test.ts' },
  },
  {
    id: 'old-data-hidden-without-an-answer',
    promise: 'Cached data of any age is shown when no service answers.',
    edits: [
      {
        file: 'packages/data/src/cache/entryPersister.ts',
        find: 'if (isUnreachable(error)) show();',
        replace: '',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/data/src/cache/entryPersister.test.ts' },
  },
  {
    id: 'going-offline-ends-a-subscription',
    promise: 'A short loss of the connection does not end a subscription.',
    edits: [
      {
        file: 'packages/data/src/session/createSession.ts',
        find: 'if (isRead || member?.isCopyShown()) setMember(loaded);',
        replace: 'setMember(loaded);',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/data/src/session/session.test.ts' },
  },
  {
    id: 'second-tab-overwrites-the-cart',
    promise: 'If two tabs add items to the cart at the same time, the cart contains all of them.',
    edits: [
      {
        file: 'packages/data/src/shop/storage/ownedStore.ts',
        find: /const \{ value \} = read\(key\);/,
        replace: 'const value = current();',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/data/src/shop/storage/createShopStorage.test.ts' },
  },
  {
    id: 'sign-out-leaves-the-caches',
    promise: 'Signing out removes everything that the browser stored for the member.',
    edits: [
      {
        file: 'packages/data/src/cache/clearCachesOnSignOut.ts',
        find: "if (owner === null || state.status === 'loading') return;",
        replace: "if (owner === null || state.status !== 'signedIn') return;",
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/data/src/cache/clearCachesOnSignOut.test.ts' },
  },
  {
    id: 'ended-session-removes-the-cart',
    promise: 'The cart of a member whose session ended without a sign-out waits for the member.',
    edits: [
      {
        file: 'packages/data/src/shop/storage/createShopStorage.ts',
        find: 'markEnded(storage(), previous, now());',
        replace: 'void previous;',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/data/src/shop/storage/syncCart.test.tsx' },
  },
  {
    id: 'next-member-gets-the-cart',
    promise: 'No member sees the cart of another member of the same browser.',
    edits: [
      {
        file: 'packages/data/src/shop/storage/owner.ts',
        find: 'Owner => `member:${uid}`;',
        replace: 'Owner => `member:${uid.slice(0, 0)}`;',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/data/src/shop/storage/syncCart.test.tsx' },
  },
  {
    id: 'ended-session-removes-pending-changes',
    promise: 'Pending changes stay when a session ends without a sign-out, for the same member.',
    edits: [
      {
        file: 'packages/data/src/session/createSession.ts',
        find: 'if (wasSignedIn) clearTimezone(localStorage);',
        replace: "if (state.status === 'signedIn') removeMemberEntries(state.user.uid);",
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/data/src/queries/library.test.tsx' },
  },
  {
    id: 'draft-for-the-next-member',
    promise: 'A form draft belongs to one member; no other member of the tab sees it.',
    edits: [
      {
        file: 'packages/data/src/storage/formDrafts.ts',
        find: '${encodeURIComponent(uid)}/${form}',
        replace: '${uid.slice(0, 0)}${form}',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/data/src/storage/formDrafts.test.tsx' },
  },
  {
    id: 'double-click-orders-twice',
    promise: 'A double click, or a second try after a lost response, creates one order.',
    edits: [
      {
        file: 'packages/data/src/shop/placeOrder.ts',
        find: 'orderAttempts.set({ number, orderDigest });',
        replace: '',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/data/src/shop/placeOrder.test.ts' },
  },
  {
    id: 'signed-address-without-end',
    promise: 'A signed address of a video does not open after its end.',
    edits: [
      {
        file: 'packages/playback/src/signedUrl.ts',
        find: 'now >= signedAt + seconds * 1000',
        replace: 'now >= Infinity',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/playback/src/signedUrl.test.ts' },
  },
  {
    id: 'signature-of-another-path',
    promise: 'A signature opens one file and no other.',
    edits: [
      {
        file: 'packages/playback/src/signedUrl.ts',
        find: "    'GET',\n    pathname,",
        replace: "    'GET',\n    '/',",
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/playback/src/signedUrl.test.ts' },
  },
  {
    id: 'playlist-without-signature',
    promise: 'The function answers with a playlist only if its address is signed.',
    edits: [
      {
        file: 'packages/playback/src/playlistSignature.ts',
        find: '(await sign(path, endsAt)) === query',
        replace: '(await sign(path, endsAt)) !== ""',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/playback/src/bucketPlayback.test.ts' },
  },
  {
    id: 'playback-for-lapsed-members',
    promise: 'The function signs addresses only for an active membership.',
    edits: [
      {
        file: 'packages/playback/src/playbackHandler.ts',
        find: '!hasActiveClaim(claims, time)',
        replace: '!claims.subscribed',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/playback/src/playbackHandler.test.ts' },
  },
  {
    id: 'playback-for-revoked-sessions',
    promise: 'The function signs no addresses for a revoked session.',
    edits: [
      {
        file: 'firebase/playback/src/readClaims.ts',
        find: 'verifyIdToken(token, true)',
        replace: 'verifyIdToken(token)',
      },
    ],
    noticedBy: { step: 'rules', file: 'firebase/playback/src/readClaims.test.ts' },
  },
  {
    id: 'ended-address-is-used',
    promise: 'A page never opens a video at an address that has ended.',
    edits: [
      {
        file: 'packages/data/src/queries/playbackRenewal.ts',
        find: 'playback.expiresAt <= Date.now()',
        replace: 'playback.expiresAt < 0',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/data/src/queries/queries.test.tsx' },
  },
  {
    id: 'addresses-are-not-renewed',
    promise: 'Signed addresses are renewed before their end while a class is open.',
    edits: [
      {
        file: 'packages/data/src/queries/useMemberQuery.ts',
        find: 'refetchInterval: query.refetchInterval',
        replace: 'refetchInterval: false',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/data/src/queries/queries.test.tsx' },
  },
  {
    id: 'renewed-address-is-another-video',
    promise: 'A renewed address of a video does not start it again.',
    edits: [
      {
        file: 'packages/ui/src/media/Player/state/usePlayerContextValue.ts',
        find: '${withoutQuery(src)}',
        replace: '${src}',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/ui/src/media/Player/renewedAddress.test.tsx' },
  },
  {
    id: 'renewed-segments-are-not-loaded',
    promise: 'The player loads the remaining segments at renewed addresses.',
    edits: [
      {
        file: 'packages/ui/src/media/Player/engine/openStream.ts',
        find: 'addresses.get(url)',
        replace: 'url',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/ui/src/media/Player/engine/openStream.test.ts' },
  },
];
