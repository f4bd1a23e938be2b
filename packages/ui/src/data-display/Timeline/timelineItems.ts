import type { ReactNode } from 'react';

import type { IconShape } from '../Icon/shape';

/** Something that happened. */
export interface TimelineItem {
  /** Its key. */
  id: string;
  /** When, in ISO 8601 with its offset: `2026-11-27T09:30:00Z`. */
  at: string;
  /** What happened: "Membership granted". Links may be in it. */
  title: ReactNode;
  /** More about it, under the title. */
  description?: ReactNode;
  /** Who did it. */
  actor?: string | undefined;
  /** The icon of its kind; without one, it has a dot. */
  icon?: IconShape | undefined;
  /**
   * The color of the icon. The title must have the same meaning without it.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger' | undefined;
  /** Small buttons: Undo, Copy as command. */
  actions?: ReactNode;
}
