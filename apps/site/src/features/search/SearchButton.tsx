import { IconButton, icons, useToasts } from '@gschool/ui';
import { useEffect, useState } from 'react';

import { withMessages } from '../../i18n/i18n';
import { useT } from '../../i18n/useT';
import type { SearchOverlay } from './SearchOverlay';
import { useSearchKeys } from './useSearchKeys';

const load = () => import('./SearchOverlay').then(withMessages);
const preload = () => void load().catch(() => undefined);

/** The search button of the header; "/" and Ctrl-K press it (spec, section 2). */
export function SearchButton() {
  const t = useT();
  const toasts = useToasts();
  // Loaded by hand: a search that does not arrive must not take the page with it.
  const [part, setPart] = useState<{ Overlay: typeof SearchOverlay }>();
  const [isOpen, setOpen] = useState(false);

  const open = () =>
    load().then(
      (module) => {
        setPart({ Overlay: module.SearchOverlay });
        setOpen(true);
      },
      () => toasts.show({ id: 'search', variant: 'danger', title: t('search.unavailable') }),
    );
  useSearchKeys(() => void open());
  useEffect(() => {
    // Safari cannot tell when it is idle.
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
        aria-keyshortcuts="/ Control+K Meta+K"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => void open()}
      />
      {part && <part.Overlay isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
