import '../../i18n/en/log.messages.json';
import '../../i18n/en/acts.messages.json';

import type { Act } from '@gschool/admin/contract';
import { systemTimezone, useServerClock } from '@gschool/data';
import { useMemberNames } from '@gschool/data/admin';
import { useUi } from '@gschool/ui';
import { Timeline } from '@gschool/ui/admin';

import { useT } from '../../i18n/useT';
import { useAuthorName } from '../useAuthorName';
import { toCommandLine } from '../acts/commandLine';
import { describeAct } from '../acts/describeAct';
import { ActDetails } from './ActDetails';
import { actIcons, actTones } from './actIcons';
import { ActTitle } from './ActTitle';
import { describeArguments, describeChanges } from './describeChange';
import { UndoButton } from './UndoButton';

interface ActListProps {
  acts: readonly Act[];
  /** False on the page of the subject. */
  hasSubject: boolean;
  /** The level of the headings of the days. */
  headingLevel: 2 | 3;
}

/** Entries of the log by day, the newest first. */
export function ActList({ acts, hasSubject, headingLevel }: ActListProps) {
  const t = useT();
  const { locale } = useUi();
  const clock = useServerClock();
  const names = useMemberNames(
    acts.flatMap(({ subject }) => (subject.kind === 'member' && hasSubject ? [subject.id] : [])),
  );
  const getAuthor = useAuthorName(acts.map(({ by }) => by));
  return (
    <Timeline
      density="compact"
      headingLevel={headingLevel}
      timeZone={systemTimezone()}
      now={clock.now}
      items={acts.map((act) => {
        const undone = acts.find(({ id }) => id === act.undoes);
        const { subject, isUndoable, undoneBy, status } = act;
        const changes = describeChanges(act, t, locale);
        const facts = describeArguments(act, t);
        const command = toCommandLine(act);
        const hasDetails =
          changes.length + facts.length > 0 || command !== null || status === 'started';
        return {
          id: act.id,
          at: act.at,
          title: (
            <ActTitle
              act={act}
              text={
                undone
                  ? t('act.undoOf', { what: describeAct(undone, t, locale) })
                  : describeAct(act, t, locale)
              }
              subjectName={hasSubject ? (names.get(subject.id) ?? subject.id) : null}
            />
          ),
          actor: getAuthor(act.by),
          icon: actIcons[act.kind],
          tone: actTones[act.kind],
          description: hasDetails && <ActDetails {...{ act, changes, facts, command }} />,
          actions: isUndoable && undoneBy === null && <UndoButton act={act} />,
        };
      })}
    />
  );
}
