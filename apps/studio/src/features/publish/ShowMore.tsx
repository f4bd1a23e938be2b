import '../../i18n/en/publish.messages.json';

import { Button, icons, Stack } from '@gschool/ui';
import { useState, type ReactNode } from 'react';

import { useT } from '../../i18n/useT';

interface ShowMoreProps<Item> {
  items: readonly Item[];
  /** How many are shown first, and with each press. */
  step: number;
  /** How many more exist that are not in `items`. */
  omitted?: number | undefined;
  children: (shown: readonly Item[]) => ReactNode;
}

/** The first items of a list, and a button that shows more. Focus stays on the button. */
export function ShowMore<Item>({ items, step, omitted = 0, children }: ShowMoreProps<Item>) {
  const t = useT();
  const [count, setCount] = useState(step);
  const rest = items.length - count;
  return (
    <Stack space="4">
      {children(items.slice(0, count))}
      {rest > 0 ? (
        <div>
          <Button
            size="small"
            variant="quiet"
            iconEnd={icons.chevronDown}
            onClick={() => setCount(count + step)}
          >
            {t('plan.more', { count: Math.min(step, rest) })}
          </Button>
        </div>
      ) : (
        omitted > 0 && <p>{t('plan.omitted', { count: omitted })}</p>
      )}
    </Stack>
  );
}
