import { useMessages } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';
import { classNames } from '../classNames';
import { getKeyCaps } from './keyCaps';
import * as styles from './KeyCaps.css';
import { keyMessages } from './messages';
import { useIsApple } from './useIsApple';

export interface KeyCapsProps {
  /** The shortcut: `Mod+K`, or `G O` for keys that are pressed one after the other. */
  keys: string;
  className?: string | undefined;
}

/** The keys of a shortcut, each as a key of a keyboard. */
export function KeyCaps({ keys, className }: KeyCapsProps) {
  const messages = useMessages('keys', keyMessages);
  const isApple = useIsApple();
  return (
    // Keys are read from left to right in every language.
    <kbd dir="ltr" className={classNames(styles.keys, className)}>
      {getKeyCaps(keys, isApple).map(({ text, name }, index) => (
        <kbd key={index} className={styles.key}>
          {name ? (
            <>
              <span aria-hidden>{text}</span>
              <VisuallyHidden>{messages[name]}</VisuallyHidden>
            </>
          ) : (
            text
          )}
        </kbd>
      ))}
    </kbd>
  );
}
