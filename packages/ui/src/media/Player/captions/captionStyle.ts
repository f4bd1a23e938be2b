/** The caption style of a member. */
export interface CaptionStyle {
  size: 'small' | 'medium' | 'large' | 'huge';
  color: 'white' | 'yellow' | 'green' | 'cyan';
  /** Behind the letters: black, black half seen through, or nothing. */
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
 * The inks of captions are the member's own choice and no part of a theme: the same on
 * every page, as on every television. All of them hold 7:1 on black.
 */
export const captionColors: Readonly<Record<CaptionStyle['color'], string>> = {
  white: '#ffffff',
  yellow: '#ffe94d',
  green: '#7dff8a',
  cyan: '#6ff2ff',
};
