import { createContext, use, useState, type ComponentType, type ReactNode } from 'react';

import type { Appearance, Implementation } from '../../screen/contract';

type Theme = Appearance['theme'];

/**
 * Creates the provider and its setter for libraries whose provider takes the color theme as a prop.
 */
export function createProvider(Root: ComponentType<{ theme: Theme; children: ReactNode }>) {
  const Context = createContext<(theme: Theme) => void>(() => {});
  const Provider: Implementation['Provider'] = ({ children }) => {
    const [theme, setTheme] = useState<Theme>(0);
    return (
      <Context value={setTheme}>
        <Root theme={theme}>{children}</Root>
      </Context>
    );
  };
  return { Provider, useSetTheme: () => use(Context) };
}
