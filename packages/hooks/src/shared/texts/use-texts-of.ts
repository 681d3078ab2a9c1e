import { useCallback, useMemo } from 'react';
import { useShopContext } from '../provider/shop-context.ts';
import { useStore } from '../use-store.ts';
import type { Message } from './message.ts';
import type { Catalogue, Notice } from './notice.ts';
import { createTexts, type Texts } from './say.ts';

/** Turns notices into the sentences of a catalogue, those of the provider's `texts` first. */
export function useTextsOf<Code extends string>(
  catalogue: Catalogue & Readonly<Record<Code, Message>>,
): Texts<Code> {
  const { texts } = useShopContext();
  const own = useStore(texts);
  return useMemo(() => createTexts(catalogue, () => own), [catalogue, own]);
}

/** A button of a toast. */
export interface NoticeAction<Code extends string = string> {
  label: Notice<Code>;
  run(): void;
}

/** Shows a notice as the toast of the screen, with what one may still do about it. */
export type Notify<Code extends string> = (
  notice: Notice<Code>,
  action?: NoticeAction<Code>,
) => void;

export function useNotifyOf<Code extends string>(
  catalogue: Catalogue & Readonly<Record<Code, Message>>,
): Notify<Code> {
  const { toasts } = useShopContext();
  const { say, sentence } = useTextsOf<Code>(catalogue);
  return useCallback(
    (notice, action) =>
      toasts.show(say(notice), action && { label: sentence(action.label), run: action.run }),
    [toasts, say, sentence],
  );
}
