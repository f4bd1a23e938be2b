/** A named part of the video. */
export interface Chapter {
  title: string;
  /** The language of the title (BCP 47) where it isn’t the page’s. */
  lang?: string | undefined;
  /** Seconds from the video's start. */
  startSeconds: number;
}

/** The index of the chapter at a time; -1 before the first. */
export const chapterIndexAt = (chapters: readonly Chapter[], seconds: number): number =>
  chapters.findLastIndex(({ startSeconds }) => startSeconds <= seconds);

/** The name of the chapter at a time; empty if there is none. */
export const chapterTitleAt = (chapters: readonly Chapter[], seconds: number): string =>
  chapters[chapterIndexAt(chapters, seconds)]?.title ?? '';
