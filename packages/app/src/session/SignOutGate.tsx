import { AppError, useServices } from '@gschool/data';
import { createElement, useEffect } from 'react';

import { lazyComponent, type LazyComponent } from '../routes/lazyComponent';
import type { SignOutDialogProps } from './SignOutDialog';
import { useSignOutRequest } from './signOutRequest';

/** Shown when the dialog cannot be loaded. The member stays signed in, and nothing is lost. */
function MissingDialog({ request }: SignOutDialogProps) {
  useEffect(() => request.fail(new AppError({ kind: 'offline' })), [request]);
  return null;
}

/** The sign-out dialog of an app, with its messages; see `SignOutGate`. */
export const lazySignOutDialog = (
  load: () => Promise<typeof import('./SignOutDialog').SignOutDialog>,
): LazyComponent<SignOutDialogProps> => lazyComponent(load, MissingDialog);

/**
 * Shows the steps before a sign-out while changes are pending. The code is loaded with the first
 * pending change or a member's cart, because members may also sign out offline.
 */
export function SignOutGate({ dialog }: { dialog: LazyComponent<SignOutDialogProps> }) {
  const request = useSignOutRequest();
  const { pendingChanges, cartSync } = useServices();
  useEffect(() => {
    const stores = [pendingChanges, cartSync];
    const preload = (): void => {
      if (stores.some((store) => store.get())) void dialog.preload();
    };
    preload();
    const unsubscribes = stores.map((store) => store.subscribe(preload));
    return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
  }, [dialog, pendingChanges, cartSync]);
  return request && createElement(dialog, { request });
}
