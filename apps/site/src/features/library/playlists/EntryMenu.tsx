import { lazyPage } from '@gschool/app/routes';
import { IconButton, icons } from '@gschool/ui';
import type { MenuEntry } from '@gschool/ui/overlays';
import { Suspense } from 'react';

const { Component: EntryDropdownMenu } = lazyPage(() =>
  import('./EntryDropdownMenu').then((module) => module.EntryDropdownMenu),
);

interface EntryMenuProps {
  /** Names the button and the menu. */
  label: string;
  entries: readonly MenuEntry[];
}

/** A "more" menu of actions. The button is disabled until the menu's code is loaded. */
export function EntryMenu({ label, entries }: EntryMenuProps) {
  return (
    <Suspense fallback={<IconButton label={label} icon={icons.more} aria-disabled />}>
      <EntryDropdownMenu
        align="end"
        trigger={<IconButton label={label} icon={icons.more} />}
        entries={entries}
      />
    </Suspense>
  );
}
