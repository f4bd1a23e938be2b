import { IconButton, Text, icons } from '@gschool/ui';

import * as styles from './UnavailableCard.css';

interface UnavailableCardProps {
  title: string;
  /** An explanation in one sentence. */
  children: string;
  /** Label of the button that removes the entry. */
  removeLabel: string;
  onRemove: () => void;
}

/** Replaces an entry that is no longer in the catalog. */
export function UnavailableCard({ title, children, removeLabel, onRemove }: UnavailableCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.copy}>
        <Text weight="semibold" tone="text">
          {title}
        </Text>
        <Text size="sm">{children}</Text>
      </div>
      <IconButton label={removeLabel} icon={icons.close} onClick={onRemove} />
    </article>
  );
}
