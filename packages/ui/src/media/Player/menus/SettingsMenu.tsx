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
  const { store, stream, video, words, notice, props, autoplay, run } = usePlayer();
  const rate = usePlayback(store, (state) => state.rate);
  const { qualities, quality, level, setQuality } = stream;
  const rateLabel = (each: number) => (each === 1 ? words.normal : words.times(each));
  const now = getQualityLabel(stream, level, words);
  const chosen = getQualityLabel(stream, quality, words);
  const qualityLabel = chosen && quality !== level ? words.qualityComing(chosen) : chosen;
  const automaticLabel = quality === automatic && now ? words.automaticNow(now) : words.automatic;
  const sorted = qualities.toSorted((one, other) => other.height - one.height);

  return (
    <PlayerMenu label={words.settings} icon={icons.settings}>
      {(menu) => {
        if (menu.page === 'speed')
          return (
            <MenuPage menu={menu} title={words.speed}>
              <MenuChoices
                legend={words.speed}
                value={String(rate)}
                options={rates.map((each) => ({ value: String(each), label: rateLabel(each) }))}
                onChange={(next) => {
                  const element = video();
                  if (element) setRate(Number(next), { video: element, words, notice });
                }}
              />
            </MenuPage>
          );
        if (menu.page === 'quality')
          return (
            <MenuPage menu={menu} title={words.quality}>
              <MenuChoices
                legend={words.quality}
                value={String(quality)}
                options={[
                  { value: String(automatic), label: automaticLabel },
                  ...sorted.map(({ index, height }) => ({
                    value: String(index),
                    label: words.lines(height),
                  })),
                ]}
                onChange={(next) => setQuality(Number(next))}
              />
            </MenuPage>
          );
        return (
          <MenuPage menu={menu} title={words.settings}>
            <MenuRow menu={menu} page="speed" label={words.speed} value={rateLabel(rate)} />
            {qualities.length > 1 && (
              <MenuRow
                menu={menu}
                page="quality"
                label={words.quality}
                value={qualityLabel ?? automaticLabel}
              />
            )}
            {props.upNext && (
              <MenuSwitch
                label={words.autoplay}
                hint={words.autoplayHint}
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
              <span className={styles.label}>{words.shortcuts}</span>
              <Icon icon={icons.keyboard} />
            </button>
          </MenuPage>
        );
      }}
    </PlayerMenu>
  );
}
