import type { Colors } from './paint';

/** Palettes of the poster art system, as the clips use them. */
const from = (
  ground: string,
  ink: string,
  hot: string,
  soft: string,
  deep: string,
  hair: string,
): Colors => ({
  ground,
  ink,
  hot,
  soft,
  deep,
  hair,
});

export const dusk = from('#0d5c63', '#fbe3c0', '#e2703a', '#f7b538', '#0a4a50', '#f7b538');
export const noon = from('#f6c945', '#1b3a4b', '#ef6f53', '#fff4dc', '#d9ad35', '#0f222d');
export const lagoon = from('#08b1ba', '#123f4a', '#ecba12', '#fff6e0', '#0a8f99', '#0b262c');
export const rose = from('#e8a598', '#4a1f33', '#c8553d', '#fbe9d2', '#cf8680', '#2c131f');
export const sage = from('#c9dcc1', '#23443b', '#f0b64a', '#d9593d', '#a8bfa5', '#152923');
export const paper = from('#f2e3c6', '#5b2f35', '#e58f65', '#2f7f80', '#d6c0a4', '#371c20');
export const night = from('#3d2645', '#ffd9c0', '#f25f5c', '#ffe066', '#2d1b34', '#ffe066');
