import '../../i18n/en/access.messages.json';

import type { MemberMismatch, MemberRow } from '@gschool/admin/contract';

import type { MessageId, Translate } from '../../i18n/useT';
import { formatMachineDate } from '../dates';
import type { AccessReason } from './explainAccess';

const accessLabels: Readonly<Record<MemberRow['access'], MessageId>> = {
  open: 'access.open',
  blocked: 'access.blocked',
  ended: 'access.ended',
  none: 'access.none',
};

/** The values of the filter, in order. */
export const accessValues = Object.keys(accessLabels) as readonly MemberRow['access'][];

export const accessTones = {
  open: 'success',
  blocked: 'danger',
  ended: 'warning',
  none: 'neutral',
} as const satisfies Readonly<Record<MemberRow['access'], string>>;

export const accessLabel = (access: MemberRow['access'], t: Translate): string =>
  t(accessLabels[access]);

const reasons: Readonly<Record<AccessReason['kind'], MessageId>> = {
  blocked: 'reason.blocked',
  grantOpen: 'reason.grantOpen',
  grantEnded: 'reason.grantEnded',
  subscriptionActive: 'reason.subscriptionActive',
  past_due: 'reason.past_due',
  unpaid: 'reason.unpaid',
  paused: 'reason.paused',
  subscriptionEnded: 'reason.subscriptionEnded',
  none: 'reason.none',
};

/** A reason for what a member sees, as a sentence. */
export const describeReason = (reason: AccessReason, t: Translate, locale: string): string => {
  const date = 'date' in reason ? formatMachineDate(reason.date, locale) : '';
  if (reason.kind === 'grantOpen' && reason.plan !== null)
    return t('reason.grantPlan', { date, plan: reason.plan });
  return t(reasons[reason.kind], { date });
};

const mismatches: Readonly<Record<MemberMismatch['code'], MessageId>> = {
  'profile-missing': 'mismatch.profile-missing',
  'token-open-profile-closed': 'mismatch.token-open-profile-closed',
  'ended-profile-open': 'mismatch.ended-profile-open',
  'profile-open-token-closed': 'mismatch.profile-open-token-closed',
  role: 'mismatch.role',
  email: 'mismatch.email',
  'fields-missing': 'mismatch.fields-missing',
};

export const describeMismatch = (code: MemberMismatch['code'], t: Translate): string =>
  Object.hasOwn(mismatches, code) ? t(mismatches[code]) : t('mismatch.unknown', { code });

/** How a member is named: by name, else by email, else by uid. */
export const getMemberName = ({
  displayName,
  email,
  uid,
}: Pick<MemberRow, 'displayName' | 'email' | 'uid'>): string => displayName || email || uid;
