/**
 * Swatch colors of product options. They are part of the product data and do not come from a theme.
 */
const swatches: Readonly<Record<string, string>> = {
  Marigold: '#e9a820',
  Teal: '#0c7c82',
  'Deep teal': '#0a5f66',
  Ink: '#1d1b22',
  Black: '#1b1a1c',
  White: '#f6f4ef',
  Sand: '#d9c7a3',
  Oat: '#e6dcc6',
  Clay: '#b9613f',
  Rose: '#d98a94',
  Plum: '#6b2f55',
  Sage: '#93a886',
  Moss: '#5d6b3b',
  Sky: '#8db8d9',
  Navy: '#22304f',
  Stone: '#a8a29a',
  Graphite: '#4b4c50',
  Coral: '#ec7862',
};

/** The CSS color of an option value; undefined for a value that is not a known color. */
export const getSwatch = (value: string): string | undefined => swatches[value];
