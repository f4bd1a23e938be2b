import * as icons from '../../../data-display/Icon/icons';
import { rates, setRate } from '../commands/runCommand';
import { MenuChoices } from './MenuChoices';
import { MenuPage } from './MenuPage';
import { MenuRow, MenuSwitch } from './MenuRow';
import * as styles from './menuRows.css';
import { PlayerMenu } from './PlayerMenu';
import { usePlayback, usePlayer } from '../state/PlayerContext';
import { getQualityLabel } from '../engine/useQualityNotice';
import { Icon } from '../../../data-display/Icon/Icon';

const automatic = -1;

/** Speed, quality if there is a choice, autoplay if there is a next video, and the list of keys. */
export function SettingsMenu() {
  const { store, stream, getVideo, messages, props, autoplay, run } = usePlayer();
  const rate = usePlayback(store, (state) => state.rate);
  const { qualities, quality, level, setQuality } = stream;
  const rateLabel = (each: number) => (each === 1 ? messages.normal : messages.times(each));
  const now = getQualityLabel(stream, level, messages);
  const chosen = getQualityLabel(stream, quality, messages);
  const qualityLabel = chosen && quality !== level ? messages.qualityComing(chosen) : chosen;
  const automaticLabel =
    quality === automatic && now ? messages.automaticNow(now) : messages.automatic;
  const sorted = qualities.toSorted((one, other) => other.height - one.height);

  return (
    <PlayerMenu label={messages.settings} icon={icons.settings}>
      {(menu) => {
        if (menu.page === 'speed')
          return (
            <MenuPage menu={menu} title={messages.speed}>
              <MenuChoices
                value={String(rate)}
                options={rates.map((each) => ({ value: String(each), label: rateLabel(each) }))}
                onChange={(next) => {
                  const video = getVideo();
                  // Shows no notice, because a screen reader already announces the option.
                  if (video) setRate(Number(next), video);
                }}
              />
            </MenuPage>
          );
        if (menu.page === 'quality')
          return (
            <MenuPage menu={menu} title={messages.quality}>
              <MenuChoices
                value={String(quality)}
                options={[
                  { value: String(automatic), label: automaticLabel },
                  ...sorted.map(({ index, height }) => ({
                    value: String(index),
                    label: messages.lines(height),
                  })),
                ]}
                onChange={(next) => setQuality(Number(next))}
              />
            </MenuPage>
          );
        return (
          <MenuPage menu={menu} title={messages.settings}>
            <MenuRow menu={menu} page="speed" label={messages.speed} value={rateLabel(rate)} />
            {qualities.length > 1 && (
              <MenuRow
                menu={menu}
                page="quality"
                label={messages.quality}
                value={qualityLabel ?? automaticLabel}
              />
            )}
            {props.upNext && (
              <MenuSwitch
                label={messages.autoplay}
                hint={messages.autoplayHint}
                isOn={autoplay.isOn}
                onChange={autoplay.set}
              />
            )}
            <button
              type="button"
              className={styles.row}
              onClick={() => {
                menu.close();
                run({ type: 'shortcuts' });
              }}
            >
              <span className={styles.label}>{messages.shortcuts}</span>
              <Icon icon={icons.keyboard} />
            </button>
          </MenuPage>
        );
      }}
    </PlayerMenu>
  );
}
