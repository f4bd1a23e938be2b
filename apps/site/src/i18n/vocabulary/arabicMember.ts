import member from '../ar/member.messages.json';
import vocabulary from './ar.messages.json';

// The catalogue's own words (`shared/catalogueWord.ts`) have no English part: there they are said as they are.
const words: typeof member = { ...vocabulary, ...member };
// A part in another language is a default, as a file of messages has.
// oxlint-disable-next-line import/no-default-export
export default words;
