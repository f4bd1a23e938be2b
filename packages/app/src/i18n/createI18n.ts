import type { UiMessages } from '@gschool/ui';
import { setupI18n, type I18n } from '@lingui/core';

import { getLocale } from './languages';

type MessageCatalog = Record<string, unknown>;

/** The translations of a message group by language; each is its own chunk. */
export type TranslationLoaders<Value = MessageCatalog> = Readonly<
  Record<string, () => Promise<{ default: Value }>>
>;

/** The messages of one app and its active language. */
export interface AppI18n {
  /** The i18n object for `I18nProvider` and for texts outside components. */
  i18n: I18n;
  /**
   * Registers a message group. A module calls this before rendering a component that uses the
   * group.
   */
  addMessages(english: MessageCatalog, translations?: TranslationLoaders): void;
  /** Resolves when every registered group is loaded; rejects when one cannot be loaded. */
  messagesLoaded(): Promise<unknown>;
  /**
   * Waits for the messages of a module that was imported on demand:
   * `import('./Part').then(withMessages)`.
   */
  withMessages<Module>(module: Module): Promise<Module>;
  /** The messages of the `@gschool/ui` components; undefined for English. */
  uiMessages(): UiMessages | undefined;
  /**
   * Loads all messages of a language and activates it; rejects, and changes nothing, when a group
   * cannot be loaded.
   */
  activateLocale(language: string): Promise<void>;
}

/** The translated messages of the `@gschool/ui` components. */
const uiTranslations: Readonly<Record<string, () => Promise<UiMessages>>> = {
  ar: async () => (await import('@gschool/ui/ar')).ar,
};

/** The pseudo language, for checking layouts; not part of production builds. */
const loadPseudo = import.meta.env.MODE === 'production' ? undefined : () => import('./pseudo');

/**
 * Creates the message groups of an app. A group's English messages are part of the code that uses
 * them; a translation is loaded only when its language is active. The first language comes from
 * `<html lang>`, which `theme-init.js` has set; a server renders English.
 */
export function createI18n(): AppI18n {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  // Lingui warns only in production builds. In other builds, it shows the id, which makes the
  // stories fail.
  if (process.env.NODE_ENV !== 'production') {
    i18n.on('missing', ({ id }) => console.error(`The message "${id}" is not loaded.`));
  }
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
      // Not `i18n.load`, which would rerender every component.
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
        // Pages that were loaded in the meantime may have registered more groups.
      } while (groups.length > known);
      active = language;
      loadingMessages = Promise.resolve();
      uiMessages = ui;
      activate(language, Object.assign({}, ...messages) as MessageCatalog);
    },
  };
}
