import '@gschool/themes/global';

import { ToastsProvider } from '@gschool/ui';
import { useEffect, useState } from 'react';

import type { Implementation } from '../../screen/contract';
import { screen, toasts } from '../ours/screen';

type ScreenDialog = Implementation['Dialog'];

const loadOverlays = () => import('../ours/overlays');
const loadToaster = () => loadOverlays().then(({ ScreenToasts }) => ScreenToasts);

/** Our library. The dialog and the toasts load when they are first shown, without Suspense. */
export const implementation: Implementation = {
  ...screen,
  Dialog(props) {
    const [Dialog, setDialog] = useState<ScreenDialog>();
    useEffect(() => {
      if (props.isOpen) void loadOverlays().then((module) => setDialog(() => module.ScreenDialog));
    }, [props.isOpen]);
    return Dialog && <Dialog {...props} />;
  },
  Toasts: () => <ToastsProvider toasts={toasts} loadToaster={loadToaster} />,
};
