import { createStore } from '@gschool/state';
import type { IconShape } from '@gschool/ui';
import { useEffect, useId, useSyncExternalStore } from 'react';

/** A command of the command palette. */
export interface Command {
  /** Unique among all commands, such as `members.grant`. */
  id: string;
  /** The translated name, beginning with a verb: "Grant access". */
  label: string;
  /** `screen` opens a page; `act` changes something. */
  kind: 'screen' | 'act';
  icon?: IconShape | undefined;
  /** One line under the name: the member or the order that it changes. */
  description?: string | undefined;
  /** The keys that do the same, such as `G O`. The caller binds them. */
  keys?: string | undefined;
  /** Translated words that find the command, besides its name. */
  keywords?: readonly string[] | undefined;
  /** Runs the command, after the palette has closed. */
  run: () => void;
}

/** The commands of the mounted components, by component. */
const store = createStore<ReadonlyMap<string, readonly Command[]>>(new Map());

/**
 * Adds commands to the command palette while the calling component is mounted. A page adds the acts
 * that apply to what it shows. Pass the same array until a command changes (`useMemo`).
 */
export function useCommands(commands: readonly Command[]): void {
  const owner = useId();
  useEffect(() => {
    store.set(new Map(store.get()).set(owner, commands));
    return () => {
      const rest = new Map(store.get());
      rest.delete(owner);
      store.set(rest);
    };
  }, [owner, commands]);
}

/** The commands of all mounted components. */
export const useAllCommands = (): readonly Command[] =>
  [...useSyncExternalStore(store.subscribe, store.get, store.get).values()].flat();
