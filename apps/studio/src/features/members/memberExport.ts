import type { MemberRow } from '@gschool/admin/contract';
import type { Session } from '@gschool/data';
import { readAllMembers } from '@gschool/data/admin';
import type { FilterValue } from '@gschool/ui/table';

import type { ExportSource } from '../../shared/export/ExportDialog';
import { filterMembers } from './filterMembers';

const toRow = (member: MemberRow) => [
  member.uid,
  member.email,
  member.displayName,
  member.role,
  member.access,
  member.plan,
  member.expiresAt === null ? null : new Date(member.expiresAt).toISOString(),
  member.isEmailVerified,
  member.isDisabled,
  member.createdAt,
  member.lastSignInAt,
];

/** The members that match a filter, as rows of a file. */
export const createMemberExport = (session: Session, filter: FilterValue): ExportSource => ({
  list: 'members',
  head: [
    ...['uid', 'email', 'name', 'role', 'access', 'plan', 'accessUntil'],
    ...['isEmailVerified', 'isDisabled', 'createdAt', 'lastSignInAt'],
  ],
  read: async function* read() {
    for await (const page of readAllMembers(session)) yield filterMembers(page, filter).map(toRow);
  },
});
