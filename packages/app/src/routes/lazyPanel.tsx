import { useToasts } from '@gschool/ui';
import { createElement, useEffect, useEffectEvent, useState, type ComponentType } from 'react';

import type { SharedMessageId } from '../i18n/sharedMessages';
import { useTranslate } from '../i18n/useTranslate';
import { loadOptional } from '../optionalImports';
import type { LazyComponent } from './lazyComponent';

/** The props of a panel or dialog that the page controls. */
export interface PanelProps {
  isOpen: boolean;
  /** Called when the panel should open or close. */
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * A panel or dialog whose code is loaded before it is needed (`usePreload`), or when it first
 * opens. If it cannot be loaded, a toast says so and the panel closes, so that the next press tries
 * again.
 *
 * The panel does not suspend, because React would then show the loaded panel up to 300 ms later.
 */
export function lazyPanel<Props extends PanelProps>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: { Panel: ComponentType<Props> } | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const loadPanel = () =>
    (loading ??= load().then(
      (Panel) => (loaded = { Panel }).Panel,
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));

  function LazyPanel(props: Props) {
    const { isOpen, onOpenChange } = props;
    const t = useTranslate<SharedMessageId>();
    const toasts = useToasts();
    const [Panel, setPanel] = useState(() => loaded?.Panel);
    const fail = useEffectEvent(() => {
      toasts.show({ id: 'panel-failed', title: t('panel.failed'), variant: 'danger' });
      onOpenChange(false);
    });
    useEffect(() => {
      if (Panel || !isOpen) return;
      let isMounted = true;
      loadPanel().then(
        (Loaded) => {
          if (isMounted) setPanel(() => Loaded);
        },
        () => {
          if (isMounted) fail();
        },
      );
      return () => {
        isMounted = false;
      };
    }, [Panel, isOpen]);
    return Panel ? createElement(Panel, props) : null;
  }
  return Object.assign(LazyPanel, { preload: () => loadOptional(loadPanel) });
}
