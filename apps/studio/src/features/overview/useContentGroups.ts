import '../../i18n/en/overview.messages.json';

import { useServerClock } from '@gschool/data';
import {
  useDrafts,
  useDrift,
  usePlannedReleases,
  useReleaseHead,
  useRelease,
} from '@gschool/data/content';
import { icons, useUi } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { getEntryPath } from '../../shared/content/entryPaths';
import { readText } from '../../shared/content/entryTexts';
import { formatMachineDate } from '../../shared/dates';
import { formatMachineDateTime } from '../../shared/times';
import { listFailedPlans } from '../../shared/content/failedPlans';
import type { AttentionGroupProps } from './AttentionGroup';

/** What the overview shows about the school's content. */
interface ContentGroups {
  groups: readonly (AttentionGroupProps & { id: string })[];
  /** Reads again what could not be read; undefined if everything was. */
  retry: (() => void) | undefined;
}

/** The groups of the overview about the school's content; undefined until all were read. */
export function useContentGroups(): ContentGroups | undefined {
  const t = useT();
  const { locale } = useUi();
  const now = useServerClock().now();
  const drafts = useDrafts();
  const planned = usePlannedReleases();
  const drift = useDrift();
  const head = useReleaseHead();
  const language = useRelease(head.data?.release ?? null).data?.language ?? 'en';
  const isRead = drafts.isComplete && planned.data !== undefined && drift.data !== undefined;
  const failed = [drafts, planned, drift].filter(({ error }) => error !== null);
  if (!isRead && failed.length === 0) return undefined;

  const oldestFirst = (drafts.data ?? []).toSorted((a, b) => (a.updatedAt < b.updatedAt ? -1 : 1));
  const failedPlans = listFailedPlans(planned.data ?? [], now);
  const differences = drift.data
    ? (['missing', 'changed', 'unknown'] as const).flatMap((kind) =>
        (drift.data?.[kind] ?? []).map((path) => ({ kind, path })),
      )
    : [];
  const driftLabels = {
    missing: t('overview.driftMissing'),
    changed: t('overview.driftChanged'),
    unknown: t('overview.driftUnknown'),
  };
  const groups = [
    {
      id: 'planned',
      title: t('overview.plannedFailed', { count: failedPlans.length }),
      text: t('overview.plannedFailedText'),
      icon: icons.alert,
      href: paths.publish,
      items: failedPlans.map((one) => ({
        id: one.id,
        href: paths.publish,
        label: one.note || t('overview.plannedRelease', { count: one.drafts.length }),
        detail: t('overview.plannedFor', { date: formatMachineDateTime(one.publishAt, locale) }),
      })),
    },
    {
      id: 'drift',
      title: t('overview.drift', { count: differences.length }),
      text: t('overview.driftText'),
      icon: icons.alert,
      href: paths.releases,
      items: differences.map(({ kind, path }) => ({
        id: path,
        href: paths.release(drift.data?.release ?? ''),
        label: path,
        detail: driftLabels[kind],
      })),
    },
    {
      id: 'drafts',
      title: t('overview.drafts', { count: oldestFirst.length }),
      text: t('overview.draftsText', {
        date: formatMachineDate(oldestFirst[0]?.updatedAt ?? '', locale),
      }),
      icon: icons.share,
      href: paths.publish,
      items: oldestFirst.map(({ id, list, entryId, entry, updatedAt }) => ({
        id,
        href: getEntryPath(list, entryId),
        label: readText(entry?.['title'] ?? entry?.['name'], language, language) || entryId,
        detail: t('overview.edited', { date: formatMachineDate(updatedAt, locale) }),
      })),
    },
  ];
  const isPartial = !isRead && failed.length > 0;
  return {
    groups,
    retry: isPartial ? () => failed.forEach((one) => void one.refetch()) : undefined,
  };
}
