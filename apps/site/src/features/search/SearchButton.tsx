import { IconButton, icons, useToasts } from '@gschool/ui';
import { useEffect, useState } from 'react';

import { withMessages } from '../../i18n/i18n';
import { useT } from '../../i18n/useT';
import type { SearchOverlay } from './SearchOverlay';
import { useSearchShortcut } from './useSearchShortcut';

const load = () => import('./SearchOverlay').then(withMessages);
const preload = () => void load().catch(() => undefined);

/**
 * The search button of the header; "/" and Ctrl-K open it too (docs/product/search.md#site-search).
 */
export function SearchButton() {
  const t = useT();
  const toasts = useToasts();
  // Not `React.lazy`, because a chunk that fails to load must not break the page.
  const [loaded, setLoaded] = useState<{ Overlay: typeof SearchOverlay }>();
  const [isOpen, setOpen] = useState(false);

  const open = () =>
    load().then(
      (module) => {
        setLoaded({ Overlay: module.SearchOverlay });
        setOpen(true);
      },
      () => toasts.show({ id: 'search', variant: 'danger', title: t('search.unavailable') }),
    );
  useSearchShortcut(() => void open());
  useEffect(() => {
    // Safari has no `requestIdleCallback`.
    if (!navigator.onLine || !('requestIdleCallback' in window)) return;
    const idle = requestIdleCallback(preload);
    return () => cancelIdleCallback(idle);
  }, []);

  return (
    <>
      <IconButton
        icon={icons.search}
        label={t('search.title')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => void open()}
      />
      {loaded && <loaded.Overlay isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
