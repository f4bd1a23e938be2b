import '../../i18n/en/log.messages.json';
import '../../i18n/en/acts.messages.json';

import type { Act } from '@gschool/admin/contract';
import { getUid, systemTimezone, useServerClock, useServices } from '@gschool/data';
import { useMemberNames } from '@gschool/data/admin';
import { useUi } from '@gschool/ui';
import { Timeline } from '@gschool/ui/admin';

import { useT } from '../../i18n/useT';
import { describeAct } from '../acts/describeAct';
import { ActActions } from './ActActions';
import { ActDetails } from './ActDetails';
import { actIcons, actTones } from './actIcons';

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
  const { session } = useServices();
  const clock = useServerClock();
  const names = useMemberNames(
    acts.flatMap(({ subject, by }) => [
      ...(subject.kind === 'member' && hasSubject ? [subject.id] : []),
      ...(by === 'command' ? [] : [by]),
    ]),
  );
  const own = getUid(session);
  const getAuthor = (by: string): string => {
    if (by === own) return t('log.byYou');
    return by === 'command' ? t('log.byCommand') : (names.get(by) ?? by);
  };
  return (
    <Timeline
      headingLevel={headingLevel}
      timeZone={systemTimezone()}
      now={clock.now}
      items={acts.map((act) => {
        const undone = acts.find(({ id }) => id === act.undoes);
        const { subject } = act;
        return {
          id: act.id,
          at: act.at,
          title: undone
            ? t('act.undoOf', { what: describeAct(undone, t, locale) })
            : describeAct(act, t, locale),
          actor: getAuthor(act.by),
          icon: actIcons[act.kind],
          tone: actTones[act.kind],
          description: (
            <ActDetails
              act={act}
              subjectName={hasSubject ? (names.get(subject.id) ?? subject.id) : null}
            />
          ),
          actions: <ActActions act={act} />,
        };
      })}
    />
  );
}
