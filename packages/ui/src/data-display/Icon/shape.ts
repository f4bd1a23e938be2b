/** One drawing: strokes on a grid of 24, 1.75 wide, round ends. */
export interface IconShape {
  /** The `d` of an SVG path. */
  path: string;
  /** It points along the line of text, and turns round where that runs right to left. */
  mirrors?: boolean;
  /** Its shape is a surface: drawn filled. */
  isSolid?: boolean;
}
