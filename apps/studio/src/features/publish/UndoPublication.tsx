import '../../i18n/en/publish.messages.json';
import '../../i18n/en/acts.messages.json';

import { useSession } from '@gschool/data';
import { useReleaseAct } from '@gschool/data/admin';
import { useReleaseHead } from '@gschool/data/content';
import { Button, icons } from '@gschool/ui';
import { ConfirmDialog } from '@gschool/ui/overlays';

import { useT } from '../../i18n/useT';
import { hasPublishedDrafts } from '../../shared/acts/describeAct';
import { useAct } from '../../shared/acts/useAct';
import { useRestoredState } from '../../shared/restored-input/restoredInput';

interface UndoPublicationProps {
  /** The id of a release. */
  release: string;
  size?: 'small' | undefined;
}

/**
 * A button that undoes the live release. Only administrators see it, while the release is live and
 * its act can be undone.
 */
export function UndoPublication({ release, size }: UndoPublicationProps) {
  const t = useT();
  const session = useSession();
  const isAdmin = session.status === 'signedIn' && session.claims.role === 'admin';
  const isLive = useReleaseHead().data?.release === release;
  const act = useReleaseAct(isAdmin && isLive ? release : null).data;
  const { undo } = useAct();
  const [isAsking, setIsAsking] = useRestoredState(`release ${release} undo`, false);
  if (!act?.isUndoable || act.undoneBy !== null) return null;
  return (
    <>
      <Button
        variant="quiet"
        size={size}
        iconStart={icons.history}
        onClick={() => setIsAsking(true)}
      >
        {t('undo.release', { number: Number(release) })}
      </Button>
      <ConfirmDialog
        title={t('undo.title', { number: Number(release) })}
        description={t(hasPublishedDrafts(act) ? 'undo.textDrafts' : 'undo.text', {
          number: Number(act.before?.['release']),
        })}
        confirmLabel={t('undo.confirm')}
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={() => undo(act)}
      />
    </>
  );
}
