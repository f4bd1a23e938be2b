import type { OrderRow, Overview } from '@gschool/admin/contract';
import { useMemberNames } from '@gschool/data/admin';
import { Card, EmptyState, Heading, icons, Stack, useUi } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { LoadingLines } from '../../shared/LoadingLines';
import { PartialAlert } from '../../shared/PartialAlert';
import { formatMachineDate } from '../../shared/dates';
import { getMemberName } from '../../shared/members/labels';
import { AttentionGroup, type AttentionItem } from './AttentionGroup';
import { useContentGroups } from './useContentGroups';

/** What waits for an administrator; says so if nothing does. */
export function Attention({ overview }: { overview: Overview }) {
  const t = useT();
  const { locale } = useUi();
  const content = useContentGroups();
  const names = useMemberNames(overview.pendingErasures.map(({ uid }) => uid));
  const { ordersToSend, ordersToCheck, endedMemberships, pendingErasures } = overview;
  const format = (time: string | number) => formatMachineDate(time, locale);
  const toItem = ({ order }: OrderRow): AttentionItem => ({
    id: order.number,
    href: paths.order(order.number),
    label: [order.address.name, order.address.city].filter(Boolean).join(', '),
    detail: t('overview.placed', { date: format(order.createdAt) }),
  });
  const groups = [
    {
      id: 'check',
      title: t('overview.toCheck', { count: ordersToCheck.length }),
      icon: icons.alert,
      href: `${paths.orders}?payment=mismatch&payment=paid-twice&payment=refund-due`,
      items: ordersToCheck.map(toItem),
    },
    {
      id: 'send',
      title: t('overview.toSend', { count: ordersToSend.length }),
      icon: icons.truck,
      href: `${paths.orders}?state=paid`,
      items: ordersToSend.map(toItem),
    },
    {
      id: 'ended',
      title: t('overview.ended', { count: endedMemberships.length }),
      text: t('overview.endedText'),
      icon: icons.user,
      href: `${paths.members}?access=ended`,
      items: endedMemberships.map((member) => ({
        id: member.uid,
        href: paths.member(member.uid),
        label: getMemberName(member),
        detail: t('overview.endedOn', { date: format(member.expiresAt ?? 0) }),
      })),
    },
    {
      id: 'erasures',
      title: t('overview.erasures', { count: pendingErasures.length }),
      text: t('overview.erasuresText'),
      icon: icons.trash,
      href: `${paths.log}?kind=member.erase`,
      items: pendingErasures.map(({ uid, since }) => ({
        id: uid,
        href: paths.member(uid),
        // The account may be gone already.
        label: names.get(uid) ?? uid,
        detail: t('overview.since', { date: format(since) }),
      })),
    },
    ...(content?.groups ?? []),
  ].filter(({ items }) => items.length > 0);
  // Until the drafts are read, “All done” could be wrong.
  if (groups.length === 0 && content === undefined)
    return <LoadingLines label={t('overview.loading')} />;
  // What could not be read may wait, too.
  const partial = content?.retry && <PartialAlert onRetry={content.retry} />;
  if (groups.length === 0 && partial) return partial;
  if (groups.length === 0) {
    return (
      <Card>
        <EmptyState size="panel" icon={icons.check} title={t('overview.done')}>
          {t('overview.doneText')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Stack as="section" space="5" aria-labelledby="attention">
      <Heading level={2} size="h3" id="attention">
        {t('overview.attention')}
      </Heading>
      {partial}
      {groups.map(({ id, ...group }) => (
        <AttentionGroup key={id} {...group} />
      ))}
    </Stack>
  );
}
