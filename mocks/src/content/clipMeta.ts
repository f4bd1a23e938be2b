/** What the loops are built from: `npm run clips` writes it to clips.json when it makes the films. */
export interface ClipMeta {
  name: string;
  /** Length of the film. */
  seconds: number;
  /** Length of every segment in seconds, in order. */
  segments: readonly number[];
  frameRate: number;
  renditions: readonly Rendition[];
  chapters: readonly { title: string; startSeconds: number }[];
  cues: readonly Cue[];
}

interface Rendition {
  /** Its folder. */
  name: string;
  width: number;
  height: number;
  /** Bits a second of the largest segment. */
  bandwidth: number;
  codecs: string;
}

/** One caption; seconds from the start. */
export interface Cue {
  start: number;
  end: number;
  text: string;
}
