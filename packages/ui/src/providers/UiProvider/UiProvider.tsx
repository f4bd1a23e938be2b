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

/** What components render links through: an anchor's props, with `href` always given. */
export type LinkComponent = ComponentType<ComponentProps<'a'> & { href: string }>;

/** The words that a language may give; what it leaves out stays English. */
export type UiMessages = Partial<CommonMessages> & {
  [Name in keyof MessageGroups]?: Partial<MessageGroups[Name]>;
};

/** What `useUi` answers. */
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
   * The element of every link, for example a router's. It gets an anchor's props.
   * @default a plain `<a>`
   */
  link?: LinkComponent | undefined;
  /** Words that replace the English ones. */
  messages?: UiMessages | undefined;
  /**
   * A BCP 47 language tag, for numbers and lists.
   * @default 'en'
   */
  locale?: string | undefined;
  children?: ReactNode;
}

/** Hands links, words and language to every component below it. */
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

/** The links, words and language of the nearest provider; plain English without one. */
export const useUi = (): Ui => use(UiContext);

/**
 * The words of one part in the provider's language, over the English it brings itself.
 * `name` is the part's entry in `MessageGroups`.
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
