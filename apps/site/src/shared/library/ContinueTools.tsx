import '../../i18n/en/catalogue.messages.json';

import { useLibraryActions } from '@gschool/data/queries';
import type { ClassCard } from '@gschool/domain';
import { IconButton, icons } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { useAnnounceChange } from './useAnnounceChange';

/** Moves focus to the next card before this one is removed. */
function leaveFocus(button: Element): void {
  const item = button.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  neighbour?.querySelector('a')?.focus();
}

/** Removes a class from "Continue watching". The progress stays. */
export function ContinueTools({ card: { id, title } }: { card: ClassCard }) {
  const t = useT();
  const announce = useAnnounceChange();
  const { setHidden } = useLibraryActions();
  return (
    <IconButton
      label={t('continue.remove', { title })}
      icon={icons.close}
      variant="overlay"
      onClick={({ currentTarget }) => {
        leaveFocus(currentTarget);
        announce(
          {
            id: `continue-${id}`,
            title: t('continue.removed'),
            message: t('continue.removedText', { title }),
            undo: () => setHidden(id, false),
          },
          setHidden(id, true),
        );
      }}
    />
  );
}
