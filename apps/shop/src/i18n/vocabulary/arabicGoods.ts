import goods from '../ar/goods.messages.json';
import vocabulary from './ar.messages.json';

// The colors (`shared/goods/optionLabels.ts`) have no English part: in English they are shown as they are stored.
const words: typeof goods = { ...vocabulary, ...goods };
// A part in another language is a default, as a file of messages has.
// oxlint-disable-next-line import/no-default-export
export default words;
