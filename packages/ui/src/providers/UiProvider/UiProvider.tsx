import {
  createContext,
  use,
  useMemo,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';

import { en, type CommonMessages } from '../../messages/en';
import type { MessageGroups } from '../../messages/groups';

/** The component that renders links. It gets the props of an anchor, always with `href`. */
export type LinkComponent = ComponentType<ComponentProps<'a'> & { href: string }>;

/** The messages of a language; missing ones are in English. */
export type UiMessages = Partial<CommonMessages> & {
  [Name in keyof MessageGroups]?: Partial<MessageGroups[Name]>;
};

/** The value of `useUi`. */
export interface Ui {
  Link: LinkComponent;
  messages: CommonMessages;
  /** A BCP 47 language tag, for numbers and lists. */
  locale: string;
}

const PlainLink: LinkComponent = (props) => <a {...props} />;

const UiContext = createContext<Ui>({ Link: PlainLink, messages: en, locale: 'en' });

export interface UiProviderProps {
  /**
   * The component for every link, for example a router’s. It gets the props of an anchor.
   * @default a plain `<a>`
   */
  link?: LinkComponent | undefined;
  /** Messages that replace the English ones. */
  messages?: UiMessages | undefined;
  /**
   * A BCP 47 language tag, for numbers and lists.
   * @default 'en'
   */
  locale?: string | undefined;
  children?: ReactNode;
}

/** Provides the link component, messages and locale to all components below it. */
export function UiProvider({ link, messages, locale, children }: UiProviderProps) {
  const value = useMemo<Ui>(
    () => ({
      Link: link ?? PlainLink,
      messages: messages ? { ...en, ...messages } : en,
      locale: locale ?? 'en',
    }),
    [link, messages, locale],
  );
  return <UiContext value={value}>{children}</UiContext>;
}

/** The link component, messages and locale of the nearest provider; English by default. */
export const useUi = (): Ui => use(UiContext);

/**
 * The messages of one component in the provider's language. Missing messages are taken from the
 * component's own English ones. `name` is the component's entry in `MessageGroups`.
 */
export function useMessages<Name extends keyof MessageGroups>(
  name: Name,
  english: MessageGroups[Name],
): MessageGroups[Name] {
  const translated = (use(UiContext).messages as UiMessages)[name];
  return useMemo(
    () => (translated ? { ...english, ...translated } : english),
    [translated, english],
  );
}
