import { useEffect, useRef } from 'react';

import type { Appearance } from '../tools/stories/appearances';

/** The appearance that differs in the second page. */
type SecondTheme = Pick<Appearance, 'theme' | 'scheme'>;

interface ThemeBesideProps extends SecondTheme {
  /** The other settings of the toolbar, which are the same in both pages. */
  others: Readonly<Record<string, string | undefined>>;
}

/** `hulu-dark` → theme and scheme; `none` → undefined. */
export function readSecondTheme(value: string | undefined): SecondTheme | undefined {
  const [, theme, scheme] = /^(\w+)-(light|dark)$/.exec(value ?? '') ?? [];
  return theme && scheme ? ({ theme, scheme } as SecondTheme) : undefined;
}

/** The URL of a page with other globals, and without a page beside it. */
export function getSecondPage(page: string, { theme, scheme, others }: ThemeBesideProps): string {
  const url = new URL(page);
  const globals = Object.entries({ ...others, theme, scheme, beside: 'none' })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}:${value}`);
  url.searchParams.set('globals', globals.join(';'));
  url.hash = '';
  return url.href;
}

/**
 * The same documentation page in another theme, beside this one, at the same place. It is a
 * separate page in a frame, so everything on it has the other theme: stories, layers, stories in frames.
 */
export function ThemeBeside(second: ThemeBesideProps) {
  const { theme, scheme } = second;
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['beside'] = 'true';
    const follow = () => frame.current?.contentWindow?.scrollTo(0, window.scrollY);
    addEventListener('scroll', follow, { passive: true });
    return () => {
      delete dataset['beside'];
      removeEventListener('scroll', follow);
    };
  }, []);
  return (
    <iframe
      ref={frame}
      className="theme-beside"
      title={`This page in the theme ${theme}, ${scheme}`}
      src={getSecondPage(location.href, second)}
    />
  );
}
