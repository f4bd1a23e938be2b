import * as styles from './CartPanel.css';
import { CartLineSkeleton } from '../CartLine/CartLineSkeleton';
import { useUi } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';

/** Three skeleton lines while the cart loads. */
export function CartLoading() {
  const { messages } = useUi();
  return (
    <div aria-busy>
      <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
      {[1, 2, 3].map((key) => (
        <div key={key} className={styles.entry}>
          <CartLineSkeleton />
        </div>
      ))}
    </div>
  );
}
