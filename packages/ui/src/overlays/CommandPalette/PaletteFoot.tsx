import { KeyCaps } from '../../internal/shortcut/KeyCaps';
import * as frameStyles from '../SearchDialog/SearchDialog.css';
import type { paletteMessages } from './messages';

/** What the keys do, for people with a keyboard. */
export function PaletteFoot({ messages }: { messages: typeof paletteMessages }) {
  const hints = [
    ['ArrowUp ArrowDown', messages.keysMove],
    ['Enter', messages.keysRun],
    ['Escape', messages.keysClose],
  ] as const;
  return (
    <div className={frameStyles.foot} data-bare aria-hidden>
      <div className={frameStyles.keys}>
        {hints.map(([keys, meaning]) => (
          <span key={keys} className={frameStyles.key}>
            <KeyCaps keys={keys} />
            <span>{meaning}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
