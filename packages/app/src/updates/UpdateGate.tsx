import { createElement, useEffect } from 'react';

import { loadOptional } from '../optionalImports';
import { lazyComponent, type LazyComponent } from '../routes/lazyComponent';
import { useAppUpdate } from './appUpdate';
import type { UpdateNoticeProps } from './UpdateNotice';

/** The notice of an app, with its messages; see `UpdateGate`. */
export const lazyUpdateNotice = (
  load: () => Promise<typeof import('./UpdateNotice').UpdateNotice>,
): LazyComponent<UpdateNoticeProps> => lazyComponent(load);

interface UpdateGateProps {
  notice: LazyComponent<UpdateNoticeProps>;
  /** True while a class plays, which a notice must not cover. @default never */
  isBusy?: () => boolean;
}

/** Shows the notice of a new version once there is one (docs/product.md#new-versions). */
export function UpdateGate({ notice, isBusy = () => false }: UpdateGateProps) {
  const update = useAppUpdate();
  useEffect(() => {
    if (!update) return;
    void notice.preload();
    void loadOptional(() => import('@gschool/ui/toasts'));
  }, [notice, update]);
  return typeof update === 'function' && createElement(notice, { accept: update, isBusy });
}
