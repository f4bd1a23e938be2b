import * as icons from '../../../data-display/Icon/icons';
import * as styles from './CaptionsMenu.css';
import type { CaptionStyle } from '../captions/captionStyle';
import { getCueClassName } from '../captions/TextTrackDisplay';
import { MenuChoices } from './MenuChoices';
import { MenuPage } from './MenuPage';
import { MenuRow } from './MenuRow';
import { PlayerMenu } from './PlayerMenu';
import { usePlayer } from '../state/PlayerContext';

const off = '';

const toOptions = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));

/** The menu for captions and their style. Renders nothing if the video has no captions. */
export function CaptionsMenu() {
  const { captions, captionStyle, messages } = usePlayer();
  if (captions.list.length === 0) return null;
  const { style } = captionStyle;
  const change = (part: Partial<CaptionStyle>) => captionStyle.set({ ...style, ...part });
  return (
    <PlayerMenu label={messages.captions} icon={icons.captions} isOn={captions.shown !== null}>
      {(menu) =>
        menu.page === 'style' ? (
          <MenuPage menu={menu} title={messages.captionStyle}>
            <p className={styles.sample}>
              <span className={getCueClassName(style)}>{messages.captionSample}</span>
            </p>
            <MenuChoices
              legend={messages.captionSize}
              value={style.size}
              options={toOptions(messages.captionSizes)}
              onChange={(size) => change({ size })}
            />
            <MenuChoices
              legend={messages.captionColor}
              value={style.color}
              options={toOptions(messages.captionColors)}
              onChange={(color) => change({ color })}
            />
            <MenuChoices
              legend={messages.captionBackground}
              value={style.background}
              options={toOptions(messages.captionBackgrounds)}
              onChange={(background) => change({ background })}
            />
            <MenuChoices
              legend={messages.captionEdge}
              value={style.edge}
              options={toOptions(messages.captionEdges)}
              onChange={(edge) => change({ edge })}
            />
          </MenuPage>
        ) : (
          <MenuPage menu={menu} title={messages.captions}>
            <MenuChoices
              value={captions.shown?.id ?? off}
              options={[
                { value: off, label: messages.captionsOff },
                ...captions.list.map(({ id, label }) => ({ value: id, label })),
              ]}
              onChange={(id) => captions.select(id || null)}
            />
            <MenuRow menu={menu} page="style" label={messages.captionStyle} />
          </MenuPage>
        )
      }
    </PlayerMenu>
  );
}
