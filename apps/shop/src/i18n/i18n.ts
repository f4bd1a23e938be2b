import { createCatalogue, type Others } from '@gschool/ui/app';
import { setupI18n } from '@lingui/core';

import shell from './en/shell.messages.json';

/**
 * The shop's messages. The catalogue holds ICU sources and is compiled when it is
 * bundled, so that no message parser is shipped (docs/decisions/0001). It is one
 * catalogue in parts: what every page says at once is here, each other part comes with
 * what says it, its Arabic only when Arabic is spoken (docs/decisions/0025).
 */
export const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

/** Which language the parts of this app are said in. */
export const catalogue = createCatalogue({
  i18n,
  ui: { ar: async () => (await import('@gschool/ui/ar')).ar },
  // For looking at layouts; no production build carries it.
  pseudo: import.meta.env.MODE === 'production' ? undefined : () => import('@gschool/ui/pseudo'),
});

/**
 * Adds a part of the catalogue; its module calls it before what says it renders. `others`:
 * the same ids in the other languages. Code with a part of its own that comes by `import()`
 * goes through `translated`.
 */
export const addMessages = <Id extends string>(
  english: Readonly<Record<Id, string>>,
  others?: Others<Readonly<Record<Id, string>>>,
): void => catalogue.add(english, others);

addMessages(shell, { ar: () => import('./ar/shell.messages.json') });

/** For code that brings words: `import('./Part').then(translated)` is kept once they can be said. */
export const translated = async <Module>(module: Module): Promise<Module> => {
  await catalogue.ready();
  return module;
};
