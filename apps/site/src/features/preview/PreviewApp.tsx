import type { ViewMessage } from '@gschool/app/preview';
import { appearanceStore } from '@gschool/app';
import { getDirection, languages } from '@gschool/app/i18n';
import type { Services } from '@gschool/data';
import { useEffect, useLayoutEffect } from 'react';

import { App } from '../../App';
import { appI18n } from '../../i18n/i18n';
import { PreviewRouter } from './PreviewRouter';

interface PreviewAppProps {
  services: Services;
  view: ViewMessage;
  /** Called for each link that was pressed. */
  onNavigate: (path: string, isFollowed: boolean) => void;
}

/** The address that a pressed link opens; null for anything else, such as a part of the page. */
const getPressedUrl = (event: MouseEvent): URL | null => {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.getAttribute('href')?.startsWith('#'))
    return null;
  return URL.canParse(link.href) ? new URL(link.href) : null;
};

const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Stops links that would leave the frame: to other hosts, in a new tab, or to a file. The studio
 * shows where they lead. Links to pages go through the router.
 */
const useStoppedLinks = (onNavigate: PreviewAppProps['onNavigate']): void => {
  useEffect(() => {
    const onPress = (event: MouseEvent): void => {
      const url = getPressedUrl(event);
      if (url === null) return;
      const isPage = url.origin === window.location.origin && !/\.\w+$/.test(url.pathname);
      const target = event.target instanceof Element && event.target.closest('a')?.target;
      if (isPage && isPlainPress(event) && target !== '_blank') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      onNavigate(isPage ? url.pathname + url.search : url.href, false);
    };
    document.addEventListener('click', onPress, true);
    document.addEventListener('auxclick', onPress, true);
    return () => {
      document.removeEventListener('click', onPress, true);
      document.removeEventListener('auxclick', onPress, true);
    };
  }, [onNavigate]);
};

/** Shows the language that the studio chose. If its messages fail to load, the language stays. */
const useShownLanguage = (language: string): void => {
  useEffect(() => {
    if (!languages.includes(language as never) || document.documentElement.lang === language)
      return;
    appI18n.activateLocale(language).then(
      () => {
        document.documentElement.lang = language;
        appearanceStore.set({ direction: getDirection(language) });
      },
      () => undefined,
    );
  }, [language]);
};

/** The site the way a member sees it, in the appearance that the studio chose. */
export function PreviewApp({ services, view, onNavigate }: PreviewAppProps) {
  const { path, visit, theme, scheme, textSize, isNavigable, language } = view;
  useStoppedLinks(onNavigate);
  useShownLanguage(language);
  useLayoutEffect(
    () => appearanceStore.set({ color: theme as never, scheme, fontSize: textSize }),
    [theme, scheme, textSize],
  );
  return (
    <PreviewRouter {...{ path, visit, isNavigable, onNavigate }}>
      <App services={services} />
    </PreviewRouter>
  );
}
