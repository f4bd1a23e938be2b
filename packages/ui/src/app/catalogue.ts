import type { UiMessages } from '../providers/UiProvider/UiProvider';
import { localeOf } from './languages';

type Words = Record<string, unknown>;

/** The other languages of a part, each a chunk of its own. */
export type Others<Value = Words> = Readonly<Record<string, () => Promise<{ default: Value }>>>;

/** What a catalogue needs of a message library (Lingui's `I18n`). */
interface Speaker {
  readonly messages: Words;
  loadAndActivate(next: { locale: string; messages: never }): void;
}

export interface CatalogueOptions {
  i18n: Speaker;
  /** The words of the components in other languages than English. */
  ui: Readonly<Record<string, () => Promise<UiMessages>>>;
  /** Makes a part of English strange and long, where a build looks at layouts. */
  pseudo?: (() => Promise<{ lengthen: <T>(words: T) => T }>) | undefined;
}

/**
 * An app's messages in parts: the English of a part comes with the code that says it, any
 * other language only when it is spoken. The first language is the one of `<html lang>`,
 * which `theme-init.js` has set; a server speaks English.
 */
export function createCatalogue({ i18n, ui, pseudo }: CatalogueOptions) {
  const parts: (readonly [Words, Others | undefined])[] = [];
  let language = (typeof document !== 'undefined' && document.documentElement.lang) || 'en';
  let waiting: Promise<unknown> = Promise.resolve();
  let uiWords: UiMessages | undefined;

  const wordsIn = async (to: string, english: Words, others?: Others): Promise<Words> => {
    const load = others?.[to];
    if (load) return (await load()).default;
    return pseudo && to === 'en-XA' ? (await pseudo()).lengthen(english) : english;
  };
  const uiIn = async (to: string) => ui[to]?.();
  const say = (to: string, messages: Words) => {
    i18n.loadAndActivate({ locale: localeOf(to), messages: messages as never });
  };

  if (language !== 'en') {
    say(language, {});
    waiting = uiIn(language).then((words) => (uiWords = words));
  }

  return {
    /** Adds a part; its module calls it before anything renders. */
    add(english: Words, others?: Others): void {
      parts.push([english, others]);
      const { messages } = i18n;
      const put = (words: Words) => Object.assign(messages, words);
      // Not `load`, which has everybody render again although nothing that is shown has changed.
      if (language === 'en') put(english);
      else waiting = Promise.all([waiting, wordsIn(language, english, others).then(put)]);
    },
    /** Kept once every part that was added can be said; rejects when one did not arrive. */
    ready: (): Promise<unknown> => waiting,
    /** The words of the components, or none for English. */
    uiWords: (): UiMessages | undefined => uiWords,
    /** Goes on in another language once all of it is here; rejects, and changes nothing, when it is not. */
    async speak(to: string): Promise<void> {
      let known: number;
      let words: Words[];
      let ofUi: UiMessages | undefined;
      do {
        known = parts.length;
        [ofUi, words] = await Promise.all([
          uiIn(to),
          Promise.all(parts.map(([english, others]) => wordsIn(to, english, others))),
        ]);
        // A page that arrived meanwhile has brought more.
      } while (parts.length > known);
      language = to;
      waiting = Promise.resolve();
      uiWords = ofUi;
      say(to, Object.assign({}, ...words) as Words);
    },
  };
}
