/** An icon: strokes on a grid of 24, 1.75 wide, with round ends. */
export interface IconShape {
  /** The `d` of an SVG path. */
  path: string;
  /** Whether it is mirrored in right-to-left text. */
  mirrors?: boolean;
  /** Whether it is always filled. */
  isSolid?: boolean;
}
