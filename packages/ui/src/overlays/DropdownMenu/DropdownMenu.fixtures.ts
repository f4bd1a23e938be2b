import * as icons from '../../data-display/Icon/icons';
import type { MenuEntry } from './menuEntries';

/** What you can do with a class, for stories. */
export const classActions = (onSelect: (what: string) => void): readonly MenuEntry[] => [
  { label: 'Play', icon: icons.play, shortcut: 'Enter', onSelect: () => onSelect('play') },
  { label: 'Save for later', icon: icons.bookmark, onSelect: () => onSelect('save') },
  { label: 'Open the series', icon: icons.library, href: '#series' },
  {
    kind: 'submenu',
    label: 'Add to a playlist',
    icon: icons.plus,
    entries: [
      { label: 'Mornings', onSelect: () => onSelect('mornings') },
      { label: 'On the road', onSelect: () => onSelect('road') },
      { kind: 'separator' },
      { label: 'New playlist', icon: icons.plus, onSelect: () => onSelect('new') },
    ],
  },
  { kind: 'separator' },
  { label: 'Download', icon: icons.download, isDisabled: true, description: 'Not on this plan' },
  {
    label: 'Help with this class',
    icon: icons.external,
    href: 'https://help.gschool.example/',
    isExternal: true,
  },
  { kind: 'separator' },
  {
    label: 'Remove from history',
    icon: icons.trash,
    isDanger: true,
    onSelect: () => onSelect('remove'),
  },
];

/** Text that doesn’t fit on one line. */
export const longActions: readonly MenuEntry[] = [
  {
    label: 'Remind me an hour before the doors open for this rather unusually named live event',
    icon: icons.calendar,
  },
  { label: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze', icon: icons.star },
  ...Array.from({ length: 24 }, (_, index) => ({ label: `Playlist number ${index + 1}` })),
];
