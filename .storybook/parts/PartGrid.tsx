import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import { imitate, imitateInStyleSheets } from '../states/imitateStates';
import { causedStates, type ComponentState, type StoriesModule } from '../states/planStates';
import { UiProvider } from '../../packages/ui/src/providers/UiProvider/UiProvider';
import * as styles from '../states/StateGrid.css';
import { copyControl, copyPart, findControlKinds } from './copyParts';
import * as partStyles from './PartGrid.css';
import { loadParts, type LoadedParts } from './loadParts';

/** A control of the component, and what it opens. */
interface ControlRow {
  name: string;
  isDisabled: boolean;
  drawing: HTMLElement;
  opens: HTMLElement | undefined;
}

const disabled: readonly ComponentState[] = [{ label: 'Disabled', imitates: [], args: {} }];

const readRows = ({ part, opens }: LoadedParts): ControlRow[] =>
  findControlKinds(part).map((kind) => ({
    ...kind,
    drawing: copyControl(kind, part),
    opens: opens && copyPart(opens),
  }));

/** A copy of a control in one state. */
function ControlCell({ row, state }: { row: ControlRow; state: ComponentState }) {
  const picture = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = picture.current!;
    const drawing = row.drawing.cloneNode(true);
    root.replaceChildren(drawing);
    if (row.opens && state.imitates.length > 0) root.prepend(row.opens.cloneNode(true));
    for (const option of root.querySelectorAll('[role=option]')) option.ariaSelected = 'false';
    imitate(root, state.imitates);
  }, [row, state]);
  return (
    <figure className={styles.state} data-state={state.label}>
      <div ref={picture} className={partStyles.picture} inert />
      <figcaption className={styles.label}>
        {state.label}, <bdi>{row.name}</bdi>
      </figcaption>
    </figure>
  );
}

export interface PartGridProps {
  /** The exports of the component's file of stories. */
  stories: StoriesModule;
  /** A heading, where there are several grids. */
  title?: string | undefined;
}

/**
 * The controls of a component that is too large for a cell, in all of their states: each is copied
 * from the component's story, one of each kind.
 */
export function PartGrid({ stories, title }: PartGridProps) {
  const [rows, setRows] = useState<readonly ControlRow[]>();
  const [error, setError] = useState<Error>();
  useEffect(() => {
    let isCurrent = true;
    loadParts(stories, readRows).then(
      (loaded) => {
        imitateInStyleSheets();
        if (isCurrent) setRows(loaded);
      },
      (reason: Error) => isCurrent && setError(reason),
    );
    return () => {
      isCurrent = false;
    };
  }, [stories]);
  // The page shows the error instead of an empty place.
  if (error) throw error;
  return (
    <UiProvider>
      <div className={`${styles.component} skip-toc`} data-parts={rows ? 'loaded' : 'loading'}>
        {title && <h2 className={styles.title}>{title}</h2>}
        {rows?.map((row, index) => (
          <div key={`${index} ${row.name}`} className={partStyles.grid}>
            {(row.isDisabled ? disabled : causedStates).map((state) => (
              <ControlCell key={state.label} {...{ row, state }} />
            ))}
          </div>
        ))}
      </div>
    </UiProvider>
  );
}
