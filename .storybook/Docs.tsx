import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useMemo, useRef, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';

import { DocsFrames } from './DocsFrames';
import { createFrameTheme } from './frameTheme';
import { followInFrames, updateFrames } from './storyFrames';
import { readSecondTheme, ThemeBeside } from './ThemeBeside';
import type { ThemeSettings } from '../packages/themes/src/settings';
import { applyGlobals, type Appearance } from '../tools/stories/appearances';
import { viewports } from '../tools/stories/viewports';

type Globals = Partial<Appearance & ThemeSettings> & {
  motion?: string;
  /** `hulu-dark`: the theme of a second page beside this one. */
  beside?: string;
  viewport?: { value?: string } | undefined;
};

interface GlobalsMessage {
  globals: Globals;
}

/**
 * The settings of the toolbar that a story in a frame shows. The width of the frame is the page's.
 */
const getAppearance = ({ theme, scheme, direction, fontSize, motion }: Globals) => ({
  theme,
  scheme,
  direction,
  fontSize,
  motion,
});

/**
 * Applies the toolbar to a documentation page in place: its stories stay mounted, and those in
 * frames follow.
 */
export function Docs({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const [globals, setGlobals] = useState<Globals>(() => {
    const known = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS);
    return (known?.[0] as GlobalsMessage | undefined)?.globals ?? {};
  });
  useEffect(() => {
    const follow = (message: GlobalsMessage) => setGlobals(message.globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  const current = useRef(globals);
  useEffect(() => followInFrames(() => getAppearance(current.current)), []);
  useEffect(() => {
    current.current = globals;
    applyGlobals(globals);
    updateFrames(getAppearance(globals));
    const chosen = viewports[globals.viewport?.value as keyof typeof viewports];
    const { style } = document.documentElement;
    style.setProperty('--docs-viewport', chosen?.styles.width ?? 'none');
    return () => {
      style.removeProperty('--docs-viewport');
    };
  }, [globals]);
  const { theme, scheme, direction, fontSize, motion } = globals;
  const frameTheme = useMemo(() => createFrameTheme({ theme, scheme }), [theme, scheme]);
  const second = readSecondTheme(globals.beside);
  return (
    <DocsContainer context={context} theme={frameTheme}>
      <DocsFrames stories={context.componentStories()} />
      {children}
      {second && <ThemeBeside {...second} others={{ direction, fontSize, motion }} />}
    </DocsContainer>
  );
}
