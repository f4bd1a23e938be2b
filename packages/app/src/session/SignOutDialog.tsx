import { useServices } from '@gschool/data';
import { sendBeforeSignOut, type UnsentChanges } from '@gschool/data/sign-out';
import type { LibraryChange } from '@gschool/domain';
import { ProgressBar, Text, useToasts } from '@gschool/ui';
import { ConfirmDialog } from '@gschool/ui/overlays';
import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';

import { useTranslate } from '../i18n/useTranslate';
import type { SignOutMessageId } from '../i18n/sharedMessages';
import type { SignOutRequest } from './signOutRequest';

/** How long signing out waits for the pending changes, in milliseconds. */
const SEND_TIMEOUT_MS = 4000;

/**
 * The dialog is shown after this time, in milliseconds, so that it does not flash when the changes
 * are sent quickly.
 */
const SHOW_AFTER_MS = 400;

export interface SignOutDialogProps {
  request: SignOutRequest;
}

/** The message that names a change in the list of unsent changes. */
const getMessageId = (change: LibraryChange): SignOutMessageId => {
  switch (change.kind) {
    case 'listed':
      return `signOut.${change.list}`;
    case 'watched':
      return 'signOut.positions';
    case 'playlist':
      return 'signOut.playlists';
    case 'hidden':
    case 'removed':
    case 'cleared':
    case 'restored':
      return 'signOut.history';
  }
};

/** The number of changes for each message, in the order of the changes. */
const countChanges = (changes: readonly LibraryChange[]): ReadonlyMap<SignOutMessageId, number> => {
  const counts = new Map<SignOutMessageId, number>();
  for (const change of changes) {
    const id = getMessageId(change);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
};

/**
 * Sends the pending changes before a sign-out. If some cannot be sent, lists them: the member can
 * stay signed in, or sign out and discard them (docs/product/sign-in.md#signing-out).
 */
export function SignOutDialog({ request }: SignOutDialogProps) {
  const t = useTranslate<SignOutMessageId>();
  const { i18n } = useLingui();
  const services = useServices();
  const toasts = useToasts();
  const [isShown, setShown] = useState(false);
  /** Undefined while sending; null when the changes could not be read. */
  const [unsent, setUnsent] = useState<UnsentChanges | null>();

  useEffect(() => {
    const show = setTimeout(() => setShown(true), SHOW_AFTER_MS);
    let isCurrent = true;
    void sendBeforeSignOut(services, SEND_TIMEOUT_MS)
      .catch(() => null)
      .then((result) => {
        if (!isCurrent) return;
        const isAllSent = result && Object.values(result).every((list) => list.length === 0);
        if (isAllSent) return request.answer(true);
        setUnsent(result);
        setShown(true);
      });
    return () => {
      isCurrent = false;
      clearTimeout(show);
    };
  }, [request, services]);

  // On a phone, toasts would cover the buttons of the dialog.
  useEffect(() => {
    if (isShown) toasts.clear();
  }, [isShown, toasts]);

  const names = unsent
    ? [
        ...[...countChanges(unsent.library)].map(([id, count]) => t(id, { count })),
        ...unsent.shop.map((list) => t(`signOut.${list}`)),
        ...(unsent.drafts.length > 0 ? [t('signOut.drafts', { count: unsent.drafts.length })] : []),
      ]
    : [t('signOut.some')];
  const isSending = unsent === undefined;
  return (
    <ConfirmDialog
      isOpen={isShown}
      onOpenChange={(isOpen) => {
        if (!isOpen) request.answer(false);
      }}
      onConfirm={() => request.answer(true)}
      variant="danger"
      title={t(isSending ? 'signOut.sendingTitle' : 'signOut.title')}
      description={t(isSending ? 'signOut.sendingText' : 'signOut.text')}
      confirmLabel={t('signOut.discard')}
      cancelLabel={t('signOut.stay')}
    >
      {isSending ? <ProgressBar label={t('signOut.sendingTitle')} /> : null}
      <Text role="status">
        {isSending
          ? null
          : t('signOut.unsent', { list: new Intl.ListFormat(i18n.locale).format(names) })}
      </Text>
    </ConfirmDialog>
  );
}
