/** An icon: strokes with a width of 1.75 and round ends on a 24-unit grid. */
export interface IconShape {
  /** The `d` attribute of an SVG path. */
  path: string;
  /** Whether it is mirrored in right-to-left text. */
  mirrors?: boolean;
  /** Whether it is always filled. */
  isSolid?: boolean;
}
