/** The caption style of a member. */
export interface CaptionStyle {
  size: 'small' | 'medium' | 'large' | 'huge';
  color: 'white' | 'yellow' | 'green' | 'cyan';
  /** Behind the letters: black, half-transparent black, or nothing. */
  background: 'solid' | 'half' | 'none';
  /** Around the letters, for reading them on a bright picture. */
  edge: 'none' | 'shadow' | 'outline';
}

/** The default caption style. */
export const defaultCaptionStyle: CaptionStyle = {
  size: 'medium',
  color: 'white',
  background: 'half',
  edge: 'none',
};

/**
 * The text colors of captions. The member chooses one, so they are the same in every theme. All
 * of them have a contrast of at least 7:1 on black.
 */
export const captionColors: Readonly<Record<CaptionStyle['color'], string>> = {
  white: '#ffffff',
  yellow: '#ffe94d',
  green: '#7dff8a',
  cyan: '#6ff2ff',
};
