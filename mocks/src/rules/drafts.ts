import { draftEditorFields, draftFields } from '@gschool/domain';

import { allOf, hasLimit, isNotErased, isOwner, isStaff } from './conditions';
import { hasFields } from './documentChecks';
import { id } from './fieldChecks';
import type { Condition, MatchBlock } from './types';

const hasDraftFields = hasFields(draftFields);
const isEditor = hasFields(draftEditorFields);

/** The id of a draft names its entry. Ids of styles are encoded. */
const isDraft: Condition = (request, params) => {
  const { list = '', entryId = '' } = request.after ?? {};
  const { draftId = '' } = params;
  if (!hasDraftFields(request, params)) return false;
  return list === 'styles'
    ? /^styles-[!-~]{1,720}$/.test(draftId)
    : id(entryId) && draftId === `${String(list)}-${String(entryId)}`;
};

const isCallerNotErased: Condition = (request) =>
  isNotErased(request, { uid: request.claims?.sub ?? '' });

const mayEdit = allOf(isStaff, isDraft, isCallerNotErased);
const mayShowEditor = allOf(isStaff, isOwner, isEditor, isNotErased);
const staffDocuments: MatchBlock['allow'] = { get: isStaff, list: allOf(isStaff, hasLimit) };

/** Rules of drafts, and of what the server writes when they are published. */
export const draftRules: readonly MatchBlock[] = [
  {
    path: 'drafts/{draftId}',
    allow: {
      ...staffDocuments,
      create: mayEdit,
      update: mayEdit,
      delete: allOf(isStaff, isCallerNotErased),
    },
  },
  {
    path: 'drafts/{draftId}/editors/{uid}',
    allow: {
      ...staffDocuments,
      create: mayShowEditor,
      update: mayShowEditor,
      delete: allOf(isStaff, isOwner),
    },
  },
  { path: 'releases/{id}', allow: staffDocuments },
  { path: 'sources/{digest}', allow: { get: isStaff } },
  { path: 'releaseLog/head', allow: { get: isStaff } },
  { path: 'releaseLog/drift', allow: { get: isStaff } },
  { path: 'plannedReleases/{id}', allow: staffDocuments },
];
