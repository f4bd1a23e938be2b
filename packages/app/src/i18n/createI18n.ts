import type { UiMessages } from '@gschool/ui';
import { setupI18n, type I18n } from '@lingui/core';

import { getLocale } from './languages';

type MessageCatalog = Record<string, unknown>;

/** The translations of a group of messages by language; each is a chunk of its own. */
export type TranslationLoaders<Value = MessageCatalog> = Readonly<
  Record<string, () => Promise<{ default: Value }>>
>;

/** The messages of one app and the language that is active. */
export interface AppI18n {
  /** For `I18nProvider`, and for texts outside of components. */
  i18n: I18n;
  /** Registers a group of messages; its module calls this before a component that uses it renders. */
  addMessages(english: MessageCatalog, translations?: TranslationLoaders): void;
  /** Resolves when every registered group is loaded; rejects when one could not be loaded. */
  messagesLoaded(): Promise<unknown>;
  /**
   * For code that registers messages and is loaded by `import()`: `import('./Part').then(withMessages)`
   * resolves when the messages of the active language are there, too.
   */
  withMessages<Module>(module: Module): Promise<Module>;
  /** The texts of the components of `@gschool/ui`; undefined for English. */
  uiMessages(): UiMessages | undefined;
  /** Loads all messages of a language and activates it; rejects, and changes nothing, when one is missing. */
  activateLocale(language: string): Promise<void>;
}

/** The texts of the components in other languages than English. */
const uiTranslations: Readonly<Record<string, () => Promise<UiMessages>>> = {
  ar: async () => (await import('@gschool/ui/ar')).ar,
};

/** The long pseudo language, for checking layouts. No production build contains it. */
const loadPseudo = import.meta.env.MODE === 'production' ? undefined : () => import('./pseudo');

/**
 * Creates the messages of an app, in groups: the English of a group comes with the code that uses it,
 * another language only when it is active. The first language is that of `<html lang>`, which
 * `theme-init.js` has set; a server renders English.
 */
export function createI18n(): AppI18n {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const groups: (readonly [MessageCatalog, TranslationLoaders | undefined])[] = [];
  let active = (typeof document !== 'undefined' && document.documentElement.lang) || 'en';
  let loadingMessages: Promise<unknown> = Promise.resolve();
  let uiMessages: UiMessages | undefined;

  const load = async (
    language: string,
    english: MessageCatalog,
    translations?: TranslationLoaders,
  ) => {
    const translated = translations?.[language];
    if (translated) return (await translated()).default;
    return loadPseudo && language === 'en-XA' ? (await loadPseudo()).lengthen(english) : english;
  };
  const loadUi = async (language: string) => uiTranslations[language]?.();
  const activate = (language: string, messages: MessageCatalog) => {
    i18n.loadAndActivate({ locale: getLocale(language), messages: messages as never });
  };

  if (active !== 'en') {
    activate(active, {});
    loadingMessages = loadUi(active).then((messages) => (uiMessages = messages));
  }

  const messagesLoaded = (): Promise<unknown> => loadingMessages;
  return {
    i18n,
    addMessages(english, translations) {
      groups.push([english, translations]);
      const { messages } = i18n;
      const add = (group: MessageCatalog) => Object.assign(messages, group);
      // Not `i18n.load`, which renders every component again although no shown text has changed.
      if (active === 'en') add(english);
      else
        loadingMessages = Promise.all([
          loadingMessages,
          load(active, english, translations).then(add),
        ]);
    },
    messagesLoaded,
    async withMessages(module) {
      await messagesLoaded();
      return module;
    },
    uiMessages: () => uiMessages,
    async activateLocale(language) {
      let known: number;
      let messages: MessageCatalog[];
      let ui: UiMessages | undefined;
      do {
        known = groups.length;
        [ui, messages] = await Promise.all([
          loadUi(language),
          Promise.all(groups.map((group) => load(language, ...group))),
        ]);
        // A page that was loaded meanwhile has registered more groups.
      } while (groups.length > known);
      active = language;
      loadingMessages = Promise.resolve();
      uiMessages = ui;
      activate(language, Object.assign({}, ...messages) as MessageCatalog);
    },
  };
}
