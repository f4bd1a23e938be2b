import '../../i18n/en/log.messages.json';
import '../../i18n/en/acts.messages.json';

import type { Act } from '@gschool/admin/contract';
import { getUid, useServices } from '@gschool/data';
import { Badge, Button, FactList, icons, Inline, Link, Stack, Text, useUi } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { toCommandLine } from '../acts/commandLine';
import { describeAct } from '../acts/describeAct';
import { useAct } from '../acts/useAct';
import { CopyButton } from '../CopyButton';
import { formatMachineDateTime } from '../dates';
import { describeChanges } from './describeChange';

export interface ActEntryProps {
  act: Act;
  /** The act that it undoes, if the page knows it. */
  undone?: Act | undefined;
  /** The names of members by uid. */
  names: ReadonlyMap<string, string>;
  /** False on the page of the subject. */
  hasSubject: boolean;
}

/** An entry of the log: what was changed, by whom, and how to undo it. */
export function ActEntry({ act, undone, names, hasSubject }: ActEntryProps) {
  const t = useT();
  const { locale } = useUi();
  const { session } = useServices();
  const { undo, isPending } = useAct();
  const { subject, by } = act;
  const changes = describeChanges(act, t, locale);
  const command = toCommandLine(act);
  const name = names.get(subject.id) ?? subject.id;
  const what = undone
    ? t('act.undoOf', { what: describeAct(undone, t, locale) })
    : describeAct(act, t, locale);
  const byWhom =
    by === getUid(session)
      ? t('log.you')
      : by === 'command'
        ? t('log.aCommand')
        : (names.get(by) ?? by);
  return (
    <Stack space="3">
      <Stack space="1">
        <Inline space="2">
          <Text weight="semibold">{what}</Text>
          {act.undoneBy !== null && <Badge>{t('log.undone')}</Badge>}
          {act.status === 'started' && (
            <Badge tone="warning" title={t('log.startedText')}>
              {t('log.started')}
            </Badge>
          )}
        </Inline>
        {hasSubject && (
          <Link
            href={subject.kind === 'member' ? paths.member(subject.id) : paths.order(subject.id)}
          >
            <bdi>
              {subject.kind === 'member'
                ? name
                : t('log.openOrder', { number: subject.id.slice(0, 6) })}
            </bdi>
          </Link>
        )}
        <Text size="sm" tone="muted">
          {t('log.meta', { time: formatMachineDateTime(act.at, locale), by: byWhom })}
        </Text>
      </Stack>
      {changes.length > 0 && (
        <FactList
          facts={changes.map(({ field, before, after }) => ({
            term: field,
            value: t('log.change', { before, after }),
          }))}
        />
      )}
      <Inline space="2">
        {act.isUndoable && act.undoneBy === null && (
          <Button
            size="small"
            variant="quiet"
            iconStart={icons.history}
            isLoading={isPending}
            onClick={() => void undo(act)}
          >
            {t('log.undo')}
          </Button>
        )}
        {command !== null && <CopyButton label={t('log.copy')} text={command} />}
      </Inline>
    </Stack>
  );
}
