import { convertShoeSize, sizeSystems } from '@gschool/domain';
import { Chip, Stack, Text, useUi } from '@gschool/ui';
import { Dialog } from '@gschool/ui/overlays';
import { useState } from 'react';

import { sizeGuides, type SizeGuideId } from '../../content/sizeGuides';
import { useT } from '../../i18n/useT';
import { SizeSystemChoice } from '../../shared/products/SizeSystemChoice';
import { useSizeSystem } from '../../shared/products/sizeSystem';
import * as styles from './SizeGuide.css';
import { formatSizeRange, type LengthUnit } from './formatSizeRange';

interface SizeGuideProps {
  id: SizeGuideId;
  /** The selected size, whose row is highlighted. */
  selectedSize: string | undefined;
  onClose: () => void;
}

/** The size chart in centimeters or inches, and how to measure. */
export function SizeGuide({ id, selectedSize, onClose }: SizeGuideProps) {
  const t = useT();
  const { locale } = useUi();
  const [unit, setUnit] = useState<LengthUnit>('cm');
  const { measures, rows } = sizeGuides[id];
  const chosenSystem = useSizeSystem();
  // The selected system comes first, as the heading of each row.
  const systems =
    id === 'shoes'
      ? [chosenSystem, ...sizeSystems.filter((system) => system !== chosenSystem)]
      : [];
  return (
    <Dialog
      title={t('sizes.title')}
      description={t(id === 'shoes' ? 'sizes.howShoes' : 'sizes.how')}
      isOpen
      onOpenChange={onClose}
    >
      <Stack space="4">
        {id === 'shoes' && <SizeSystemChoice />}
        <div role="group" aria-label={t('sizes.unit')} className={styles.unit}>
          {(['cm', 'in'] as const).map((one) => (
            <Chip key={one} isSelected={one === unit} onClick={() => setUnit(one)}>
              {t(one === 'cm' ? 'sizes.cm' : 'sizes.in')}
            </Chip>
          ))}
        </div>
        <div role="region" tabIndex={0} aria-label={t('sizes.title')} className={styles.scroller}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{systems[0] ?? t('sizes.size')}</th>
                {systems.slice(1).map((system) => (
                  <th key={system} scope="col">
                    {system}
                  </th>
                ))}
                {measures.map((measure) => (
                  <th key={measure} scope="col">
                    {t(`sizes.${measure}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ size, ranges }) => (
                <tr key={size} data-selected={size === selectedSize || undefined}>
                  <th scope="row">
                    <bdi>{convertShoeSize(size, systems[0] ?? 'EU')}</bdi>
                  </th>
                  {systems.slice(1).map((system) => (
                    <td key={system}>
                      <bdi>{convertShoeSize(size, system)}</bdi>
                    </td>
                  ))}
                  {ranges.map((range, at) => (
                    <td key={measures[at]}>
                      <bdi>{formatSizeRange(range, unit, locale)}</bdi>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <Text size="sm" tone="muted">
          {t('sizes.between')}
        </Text>
      </Stack>
    </Dialog>
  );
}
