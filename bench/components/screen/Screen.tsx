import { memo, useRef, useState } from 'react';

import type { Appearance, Implementation } from './contract';
import { createPlainCards, createVideoCards } from './content';

/** The cards that the page shows. */
interface View {
  kind: 'plain' | 'video';
  count: number;
}

/** Creates the screen with an implementation. All screens share the same state logic. */
export function createScreen(implementation: Implementation) {
  const { Provider, Header, PlainCards, VideoCards, Dialog, Toasts } = implementation;
  const { useSetAppearance, showToast } = implementation;

  // Memoized: if a dialog or a theme change renders the page, it must not render the parent of a
  // list.
  const Cards = memo(function Cards({ kind, count }: View) {
    if (count === 0) return null;
    if (kind === 'video') return <VideoCards cards={createVideoCards(count)} />;
    return <PlainCards cards={createPlainCards(count)} />;
  });

  function Page() {
    const [view, setView] = useState<View>({ kind: 'plain', count: 0 });
    const [isDialogOpen, setDialogOpen] = useState(false);
    // Not state, because if a change of the appearance renders the page, the library must be the
    // cause.
    const appearance = useRef<Appearance>({ scheme: 'light', theme: 0 });
    const setAppearance = useSetAppearance();

    const switchScheme = () => {
      const scheme = appearance.current.scheme === 'light' ? 'dark' : 'light';
      setAppearance((appearance.current = { ...appearance.current, scheme }));
    };
    const switchTheme = () => {
      const theme = ((appearance.current.theme + 1) % 5) as Appearance['theme'];
      setAppearance((appearance.current = { ...appearance.current, theme }));
    };
    const showToasts = () => {
      for (let index = 1; index <= 30; index += 1) {
        showToast({ title: `Saved class ${index}`, text: 'It is in your library.' });
      }
    };
    const actions = [
      { label: '200 cards', onPress: () => setView({ kind: 'plain', count: 200 }) },
      { label: '2,000 cards', onPress: () => setView({ kind: 'plain', count: 2000 }) },
      { label: '200 videos', onPress: () => setView({ kind: 'video', count: 200 }) },
      { label: '2,000 videos', onPress: () => setView({ kind: 'video', count: 2000 }) },
      { label: 'No cards', onPress: () => setView({ kind: 'plain', count: 0 }) },
      { label: 'Light or dark', onPress: switchScheme },
      { label: 'Next theme', onPress: switchTheme },
      { label: 'Dialog', onPress: () => setDialogOpen(true) },
      { label: '30 toasts', onPress: showToasts },
    ];
    return (
      <>
        <Header title="Classes" actions={actions} />
        <main>
          <Cards {...view} />
        </main>
        <Dialog isOpen={isDialogOpen} onOpenChange={setDialogOpen} />
      </>
    );
  }

  return function Screen() {
    return (
      <Provider>
        <Page />
        <Toasts />
      </Provider>
    );
  };
}
