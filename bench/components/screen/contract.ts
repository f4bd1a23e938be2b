import type { ComponentType, ReactNode } from 'react';

import type { PlainCard, VideoCard } from './content';

/** The appearance of the screen. Every implementation has light and dark, and five color themes. */
export interface Appearance {
  scheme: 'light' | 'dark';
  theme: 0 | 1 | 2 | 3 | 4;
}

/** A button of the header. */
export interface HeaderAction {
  label: string;
  onPress: () => void;
}

/** The parts of the screen. Each library implements them the way its documentation recommends. */
export interface Implementation {
  /** The library's providers, which wrap everything else. */
  Provider: ComponentType<{ children: ReactNode }>;
  /** A heading and buttons in a row. */
  Header: ComponentType<{ title: string; actions: readonly HeaderAction[] }>;
  /** Plain cards in columns. Each has an `h3`, a text, a badge and a button. */
  PlainCards: ComponentType<{ cards: readonly PlainCard[] }>;
  /**
   * Video cards in columns. Each has a picture with the duration on it, a link in an `h3`, and a
   * text.
   */
  VideoCards: ComponentType<{ cards: readonly VideoCard[] }>;
  /** A modal dialog with a title, a text, a text field and two buttons, both of which close it. */
  Dialog: ComponentType<{ isOpen: boolean; onOpenChange: (isOpen: boolean) => void }>;
  /** The place where toasts are shown, `toastLimit` at a time. */
  Toasts: ComponentType;
  /**
   * Returns the function that changes the appearance. The component with the header calls this
   * once.
   */
  useSetAppearance: () => (appearance: Appearance) => void;
  /** Shows or queues a toast for a minute. It has a title, a text and a close button. */
  showToast: (toast: { title: string; text: string }) => void;
}
