import { getBillingDate, formatLongDate } from '@gschool/domain';
import type { BillingState, Membership, ZoneAndLocale } from '@gschool/domain';

import type { MessageId, Translate } from '../../../i18n/useT';

type Tone = 'success' | 'warning' | 'danger' | 'neutral';

const statusLabels: Readonly<Record<BillingState, { label: MessageId; tone: Tone }>> = {
  active: { label: 'subscription.active', tone: 'success' },
  trialing: { label: 'subscription.trialing', tone: 'success' },
  ending: { label: 'subscription.ending', tone: 'warning' },
  pastDue: { label: 'subscription.pastDue', tone: 'danger' },
  unpaid: { label: 'subscription.unpaid', tone: 'danger' },
  incomplete: { label: 'subscription.incomplete', tone: 'warning' },
  paused: { label: 'subscription.paused', tone: 'neutral' },
  ended: { label: 'subscription.lapsed', tone: 'neutral' },
};

/** The badge beside the plan: the billing state, otherwise the access. */
export function getStatusLabel({ billing, access, isGranted }: Membership): {
  label: MessageId;
  tone: Tone;
} {
  if (billing !== null && !isGranted) return statusLabels[billing];
  return access === 'active'
    ? { label: 'subscription.active', tone: 'success' }
    : { label: `subscription.${access}`, tone: 'neutral' };
}

/** A sentence about the next billing date; '' if it is not known for certain. */
export function formatBillingDate(
  { subscription, isGranted }: Membership,
  expiresAt: number | null,
  dateOptions: ZoneAndLocale,
  t: Translate,
): string {
  if (isGranted || !subscription) {
    if (!isGranted || expiresAt === null) return '';
    return t('subscription.grantedUntil', { date: formatLongDate(expiresAt, dateOptions) });
  }
  const next = getBillingDate(subscription);
  const date = next ? formatLongDate(next.at, dateOptions) : '';
  if (!next || date === '') return '';
  switch (next.kind) {
    case 'renews':
      return t('subscription.renews', { date });
    case 'firstPayment':
      return t('subscription.firstPayment', { date });
    case 'ends':
      return t('subscription.ends', { date });
    case 'ended':
      return t('subscription.endedOn', { date });
  }
}

/** The problem with the payment and what to do about it, or null. */
export function getPaymentProblem(
  billing: BillingState | null,
): { title: MessageId; text: MessageId } | null {
  switch (billing) {
    case 'pastDue':
      return { title: 'subscription.pastDueTitle', text: 'subscription.pastDueText' };
    case 'unpaid':
      return { title: 'subscription.unpaidTitle', text: 'subscription.unpaidText' };
    case 'incomplete':
      return { title: 'subscription.incompleteTitle', text: 'subscription.incompleteText' };
    case 'paused':
      return { title: 'subscription.pausedTitle', text: 'subscription.pausedText' };
    default:
      return null;
  }
}
