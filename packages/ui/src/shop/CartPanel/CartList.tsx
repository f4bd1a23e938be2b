import * as styles from './CartPanel.css';
import type { CartPanelProps } from './cartPanelProps';
import { useRemoval } from './useRemoval';
import { cartMessages } from './messages';
import { Button } from '../../actions/Button/Button';
import { CartLine } from '../CartLine/CartLine';
import { useMessages } from '../../providers/UiProvider/UiProvider';

/** The lines, and "Undo" for the one that was removed last. */
export function CartList({
  lines,
  empty,
  onRemove,
  onUndo,
}: Pick<CartPanelProps, 'lines' | 'empty' | 'onRemove' | 'onUndo'>) {
  const messages = useMessages('cart', cartMessages);
  const { root, removed, remove, restore } = useRemoval(lines, onRemove, onUndo);
  return (
    // Takes focus when the last line is removed and there is no "Undo".
    <div ref={root} tabIndex={-1}>
      <div role="status" className={removed ? styles.undo : undefined}>
        {removed && <span className={styles.undoText}>{messages.removed(removed.name)}</span>}
        {removed && onUndo && (
          <Button
            variant="plain"
            size="small"
            className={styles.undoButton}
            {...{ 'data-undo': '' }}
            onClick={restore}
          >
            {messages.undo}
          </Button>
        )}
      </div>
      {lines.length > 0 ? (
        <ul className={styles.list} role="list">
          {lines.map(({ id, ...line }) => (
            <li key={id} className={styles.entry} data-line={id}>
              <CartLine {...line} onRemove={onRemove ? () => remove(id) : line.onRemove} />
            </li>
          ))}
        </ul>
      ) : (
        empty
      )}
    </div>
  );
}
