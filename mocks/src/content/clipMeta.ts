/** The data of a clip, in the format of `clips.json`. */
export interface ClipMeta {
  name: string;
  /** Length of the clip. */
  seconds: number;
  /** Length of each segment in seconds, in order. */
  segments: readonly number[];
  frameRate: number;
  renditions: readonly Rendition[];
  chapters: readonly { title: string; startSeconds: number }[];
  cues: readonly Cue[];
}

interface Rendition {
  /** The name of the rendition's folder. */
  name: string;
  width: number;
  height: number;
  /** Bits per second of the largest segment. */
  bandwidth: number;
  codecs: string;
}

/** A caption. Times are in seconds from the start. */
export interface Cue {
  start: number;
  end: number;
  text: string;
}
