/** The drawing's size in its own units; the picture scales to any box. */
export interface PosterFormat {
  width: number;
  height: number;
  /** Fills nine tenths of the height: for heroes, whose words stand beside the picture. */
  isHero?: boolean | undefined;
}
