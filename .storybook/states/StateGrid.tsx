import { composeStory, type Args } from '@storybook/react-vite';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ComponentType } from 'react';

import { classNames } from '../../packages/ui/src/internal/classNames';
import { UiProvider } from '../../packages/ui/src/providers/UiProvider/UiProvider';
import { findControl, imitate, imitateInStyleSheets } from './imitateStates';
import { planStates, type ComponentState, type StoriesModule } from './planStates';
import * as styles from './StateGrid.css';

interface StateCellProps {
  stories: StoriesModule;
  state: ComponentState;
  args: Args;
  /** The name of the variant. */
  variant: string;
}

/** One component in one state. It is a picture: neither the pointer nor Tab reaches it. */
function StateCell({ stories, state, args, variant }: StateCellProps) {
  // Each cell has its own, because decorators read the props of the story that was drawn last.
  const Drawing = useMemo(
    () => composeStory({ name: 'State' }, stories.default) as ComponentType<Args>,
    [stories],
  );
  const picture = useRef<HTMLDivElement>(null);
  const [isIgnored, setIgnored] = useState(false);
  useEffect(() => {
    const root = picture.current!;
    if (state.contains) setIgnored(!root.querySelector(state.contains));
    imitate(root, state.imitates);
  }, [state]);
  return (
    <figure className={styles.state} hidden={isIgnored} data-state={state.label}>
      <div ref={picture} className={styles.picture} inert>
        <Drawing {...args} {...state.args} />
      </div>
      <figcaption className={styles.label}>
        {[state.label, variant].filter(Boolean).join(', ')}
      </figcaption>
    </figure>
  );
}

/** Groups of radio buttons with the same name would share their selection. */
const withOwnName = (args: Args, suffix: string): Args =>
  typeof args['name'] === 'string' ? { name: `${args['name']}-${suffix}` } : {};

/** A component that is taller in a narrow column gets a wide one (px). */
const MAX_NARROW_HEIGHT = 260;

export interface StateGridProps {
  /** The exports of the component's file of stories. */
  stories: StoriesModule;
  /** A heading, where there are several grids. */
  title?: string | undefined;
}

/**
 * A component in all of its states, for each variant: those of pointer and keyboard are imitated,
 * the others are props. Shows nothing for a component without a control.
 */
export function StateGrid({ stories, title }: StateGridProps) {
  const root = useRef<HTMLDivElement>(null);
  const [isInteractive, setInteractive] = useState<boolean>();
  const [isWide, setWide] = useState(false);
  const plan = useMemo(() => planStates(stories), [stories]);
  useLayoutEffect(() => {
    if (!root.current) return;
    imitateInStyleSheets();
    setInteractive(findControl(root.current) !== undefined);
    const { offsetHeight = 0 } = root.current.querySelector('figure') ?? {};
    setWide(offsetHeight > MAX_NARROW_HEIGHT);
  }, []);
  if (!plan) return null;
  const { args = {} } = stories.default;
  const states = isInteractive ? plan.states : plan.states.slice(0, 1);
  const variants = isInteractive ? plan.variants : plan.variants.slice(0, 1);
  return (
    <UiProvider>
      <div
        ref={root}
        className={classNames(styles.component, 'skip-toc')}
        hidden={isInteractive === false}
      >
        {title && <h2 className={styles.title}>{title}</h2>}
        {variants.map((variant) => (
          <div key={variant.label} className={isWide ? styles.wideGrid : styles.grid}>
            {states.map((state) => (
              <StateCell
                key={state.label}
                {...{ stories, state }}
                variant={variant.label}
                args={{
                  ...plan.args,
                  ...variant.args,
                  ...withOwnName(args, `${variant.label}-${state.label}`),
                }}
              />
            ))}
          </div>
        ))}
      </div>
    </UiProvider>
  );
}
