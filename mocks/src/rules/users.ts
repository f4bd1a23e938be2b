import { cartFields, historyFields, libraryFields, playlistFields } from '@gschool/domain';

import { numberOf } from '../firestore/compare';
import { isProfileUpdate, isNewProfile } from './profile';
import { hasFields } from './documentChecks';
import { id } from './fieldChecks';
import { isCountedPlaylist } from './playlistCount';
import type { MatchBlock, Condition } from './types';
import {
  allOf,
  anyOf,
  hasLimit,
  hasProfile,
  isAdmin,
  isNotErased,
  isOrWasSubscribed,
  isOwner,
  ownDocuments,
} from './conditions';

const isLibrary = hasFields(libraryFields);
const isCart = hasFields(cartFields);
const hasHistoryFields = hasFields(historyFields);
const hasPlaylistFields = hasFields(playlistFields);

const isHistory: Condition = (request, params) =>
  id(params.videoId ?? '') &&
  hasHistoryFields(request, params) &&
  (numberOf(request.after?.position ?? null) ?? 0) <=
    (numberOf(request.after?.durationSeconds ?? null) ?? 0);

const isPlaylist: Condition = (request, params) =>
  id(params.playlistId ?? '') && hasPlaylistFields(request, params);

const ownDocument = (shape: Condition): MatchBlock['allow'] => ({
  get: isOwner,
  create: allOf(isOwner, isOrWasSubscribed, hasProfile, shape),
  update: allOf(isOwner, isOrWasSubscribed, shape),
  delete: isOwner,
});

const ownCollection = (shape: Condition): MatchBlock['allow'] => ({
  ...ownDocument(shape),
  ...ownDocuments,
});

/** Rules of the user's own documents. */
export const userRules: readonly MatchBlock[] = [
  {
    path: 'users/{uid}',
    allow: {
      get: anyOf(isOwner, isAdmin),
      list: allOf(isAdmin, hasLimit),
      create: allOf(isOwner, isNewProfile, isNotErased),
      update: allOf(isOwner, isProfileUpdate),
      delete: isOwner,
    },
  },
  { path: 'users/{uid}/state/library', allow: ownDocument(isLibrary) },
  {
    path: 'users/{uid}/state/cart',
    allow: {
      get: isOwner,
      create: allOf(isOwner, hasProfile, isCart),
      update: allOf(isOwner, isCart),
      delete: isOwner,
    },
  },
  { path: 'users/{uid}/history/{videoId}', allow: ownCollection(isHistory) },
  {
    path: 'users/{uid}/playlists/{playlistId}',
    allow: {
      ...ownCollection(isPlaylist),
      create: allOf(isOwner, isOrWasSubscribed, hasProfile, isPlaylist, isCountedPlaylist),
    },
  },
];
