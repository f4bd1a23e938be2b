import type { customizerWords } from '../Customizer/words';
import type { newsletterWords } from '../NewsletterBox/words';
import type { playerWords } from '../Player/words';

/**
 * The words of parts that not every page loads: each part carries its English beside
 * itself (`words.ts`), so that a page pays for the words it can say. Types only.
 */
export interface WordGroups {
  customizer: typeof customizerWords;
  newsletter: typeof newsletterWords;
  player: typeof playerWords;
}
