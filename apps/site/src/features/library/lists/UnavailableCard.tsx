import { IconButton, Text, icons } from '@gschool/ui';

import * as styles from './UnavailableCard.css';

interface UnavailableCardProps {
  title: string;
  /** What that means, in a sentence. */
  children: string;
  /** Names the button that takes the entry out. */
  removeLabel: string;
  onRemove: () => void;
}

/** The place of an entry that the catalogue does not have any more: said, not hidden. */
export function UnavailableCard({ title, children, removeLabel, onRemove }: UnavailableCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.copy}>
        <Text weight="semibold" tone="ink">
          {title}
        </Text>
        <Text size="sm">{children}</Text>
      </div>
      <IconButton label={removeLabel} icon={icons.close} onClick={onRemove} />
    </article>
  );
}
