import type { FacetName, FacetValue } from '@gschool/domain';
import { Button, Checkbox, Icon, icons, VisuallyHidden } from '@gschool/ui';
import { useState } from 'react';

import { useT } from '../../i18n/useT';
import * as css from './FacetGroup.css';
import { facetName, valueName } from './facetWords';

/** Values in sight before "show all". */
const FEW = 7;

/** One facet: a heading that opens, and its values with how many classes each would give. */
export function FacetGroup({
  facet,
  values,
  chosen,
  onToggle,
}: {
  facet: FacetName;
  values: readonly FacetValue[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
}) {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  const name = facetName(facet, t);
  const isLong = values.length > FEW + 1;
  const shown =
    isLong && !isWhole
      ? values.filter(({ value }, place) => place < FEW || chosen.includes(value))
      : values;
  return (
    <details open className={css.group}>
      <summary className={css.summary}>
        <span>{name}</span>
        {chosen.length > 0 && (
          <span className={css.chosen}>
            <span aria-hidden="true">{chosen.length}</span>
            <VisuallyHidden>{t('facet.chosen', { count: chosen.length })}</VisuallyHidden>
          </span>
        )}
        <span className={css.chevron}>
          <Icon icon={icons.chevronDown} size="small" />
        </span>
      </summary>
      <div role="group" aria-label={name} className={css.values}>
        {shown.map((one) => {
          const isChosen = chosen.includes(one.value);
          return (
            <Checkbox
              key={one.value}
              name={facet}
              value={one.value}
              checked={isChosen}
              // What gives nothing cannot be chosen; what is chosen can always be given up.
              disabled={one.count === 0 && !isChosen}
              onChange={() => onToggle(one.value)}
              label={
                <span className={css.value}>
                  <bdi className={css.word}>{valueName(facet, one, t)}</bdi>
                  <span className={css.count} aria-hidden="true">
                    {one.count}
                  </span>
                  <VisuallyHidden>{t('facet.count', { count: one.count })}</VisuallyHidden>
                </span>
              }
            />
          );
        })}
        {isLong && (
          <Button
            variant="plain"
            size="small"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? t('facet.fewer') : t('facet.more', { count: values.length })}
          </Button>
        )}
      </div>
    </details>
  );
}
