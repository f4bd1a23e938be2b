import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { applySettings } from '../packages/themes/src/settings';
import { docsThemes } from './docsTheme';
import { toSettings, type Look } from './looks';

interface GlobalsMessage {
  globals: Partial<Look>;
}

/** Documentation pages follow the toolbar too: pages without stories run no decorator. */
export function Docs({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const [globals, setGlobals] = useState<Partial<Look>>(() => {
    const known = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS);
    return (known?.[0] as GlobalsMessage | undefined)?.globals ?? {};
  });
  useEffect(() => {
    const follow = (message: GlobalsMessage) => setGlobals(message.globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  useEffect(() => applySettings(document.documentElement, toSettings(globals)), [globals]);
  return (
    <DocsContainer context={context} theme={docsThemes[globals.scheme ?? 'light']}>
      {children}
    </DocsContainer>
  );
}
