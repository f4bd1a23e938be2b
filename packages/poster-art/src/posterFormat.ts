/** The drawing's size in its own units; the picture scales to any box. */
export interface PosterFormat {
  width: number;
  height: number;
  /** The figure fills 90% of the height: for heroes, whose text is beside the picture. */
  isHero?: boolean | undefined;
}
