import { AppearanceEntry, AppName } from '@gschool/app';
import { Logo, Text } from '@gschool/ui';
import { OffCanvasMenu } from '@gschool/ui/overlays';

import { useT } from '../../i18n/useT';
import { openPanel, panelId } from '../../shared/panels';
import { useMetaLinks, useNotice, useShopMenu } from './useShopMenu';

export interface ShopMenuProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The menu on small screens. Groups expand and collapse, and the header's notice is below them. */
export function ShopMenu({ isOpen, onOpenChange }: ShopMenuProps) {
  const t = useT();
  const menu = useShopMenu();
  const service = useMetaLinks();
  const notice = useNotice();
  return (
    <OffCanvasMenu
      id={panelId('menu')}
      title={t('nav.menu')}
      logo={<Logo name={<AppName />} />}
      items={[
        ...menu,
        ...(service.length > 0 ? [{ label: t('meta.label'), children: service }] : []),
      ]}
      end={
        <>
          <AppearanceEntry floats="never" onOpen={() => openPanel('appearance')} />
          <Text size="sm">{notice}</Text>
        </>
      }
      isSingleExpanded
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    />
  );
}
