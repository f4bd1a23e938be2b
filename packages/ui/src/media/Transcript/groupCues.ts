import type { Chapter } from '../Player/state/chapters';

/** One caption. */
export interface TranscriptCue {
  startSeconds: number;
  endSeconds: number;
  text: string;
}

/** Captions that form one paragraph. */
export interface TranscriptParagraph {
  /** Its position in the whole transcript. */
  index: number;
  startSeconds: number;
  text: string;
}

/** The paragraphs of a chapter. `chapter` is undefined for those before the first chapter. */
export interface TranscriptSection {
  chapter: Chapter | null;
  paragraphs: readonly TranscriptParagraph[];
}

/** A pause that separates two paragraphs, unless the first one is short. */
const PAUSE_SECONDS = 2;
const SHORT_TEXT = 60;
/** A pause that ends even a short paragraph. */
const LONG_PAUSE_SECONDS = 10;
/** A paragraph with this many characters or more ends with its current sentence. */
const LONG_TEXT = 240;
/** The maximum length of a paragraph, for captions without punctuation. */
const LONGEST_TEXT = 600;

const endsSentence = (text: string): boolean => /[.!?…؟。]["'”’»)\]]*$/u.test(text);

/** Groups captions into paragraphs, and paragraphs by chapter. A chapter starts a new paragraph. */
export function groupCues(
  cues: readonly TranscriptCue[],
  chapters: readonly Chapter[],
): readonly TranscriptSection[] {
  const sections: { chapter: Chapter | null; paragraphs: TranscriptParagraph[] }[] = [];
  let index = 0;
  let lastEnd = 0;
  for (const { startSeconds, endSeconds, text } of cues) {
    const pause = startSeconds - lastEnd;
    const chapter = chapters.findLast((one) => one.startSeconds <= startSeconds) ?? null;
    let section = sections.at(-1);
    if (!section || section.chapter !== chapter) {
      section = { chapter, paragraphs: [] };
      sections.push(section);
    }
    const last = section.paragraphs.at(-1);
    const isOver =
      !last ||
      pause >= LONG_PAUSE_SECONDS ||
      (pause >= PAUSE_SECONDS && last.text.length >= SHORT_TEXT) ||
      last.text.length >= LONGEST_TEXT ||
      (last.text.length >= LONG_TEXT && endsSentence(last.text));
    if (isOver) section.paragraphs.push({ index: index++, startSeconds, text });
    else last.text += ` ${text}`;
    lastEnd = endSeconds;
  }
  return sections;
}
