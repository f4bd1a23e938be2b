import type { ComponentType, ReactNode } from 'react';

import type { PlainCard, VideoCard } from './content';

/** The look of the screen. Every implementation has light and dark, and five color themes. */
export interface Appearance {
  scheme: 'light' | 'dark';
  theme: 0 | 1 | 2 | 3 | 4;
}

/** A button of the header. */
export interface HeaderAction {
  label: string;
  onPress: () => void;
}

/** A library builds the screen by filling this, as its documentation recommends. */
export interface Implementation {
  /** The providers of the library, around everything. */
  Provider: ComponentType<{ children: ReactNode }>;
  /** A heading and buttons in a row. */
  Header: ComponentType<{ title: string; actions: readonly HeaderAction[] }>;
  /** Cards in columns. Each has an `h3`, a text, a badge and a button. */
  PlainCards: ComponentType<{ cards: readonly PlainCard[] }>;
  /** Cards in columns. Each has a picture, a duration on it, a link in an `h3`, and a text. */
  VideoCards: ComponentType<{ cards: readonly VideoCard[] }>;
  /** A modal dialog with a title, a text, a text field and two buttons, both of which close it. */
  Dialog: ComponentType<{ isOpen: boolean; onOpenChange: (isOpen: boolean) => void }>;
  /** Where toasts appear. Shows `toastLimit` toasts at a time. */
  Toasts: ComponentType;
  /** Returns the function that changes the look. Called once, by the component with the header. */
  useSetAppearance: () => (appearance: Appearance) => void;
  /** Shows or queues a toast that has a title, a text and a close button, for a minute. */
  showToast: (toast: { title: string; text: string }) => void;
}
