import { useToasts } from '@filigrana/hooks';
import { Affix, Notification, Transition } from '@mantine/core';
import { texts } from './texts.ts';

const COLOURS = { info: 'gray', success: 'teal', destructive: 'red' } as const;

/** The one toast of the hooks, in the look of this kit. */
export function Toasts() {
  const { toast, dismiss } = useToasts();
  return (
    <Affix position={{ bottom: 16, right: 16 }}>
      <div role="status">
        <Transition mounted={toast?.open ?? false} transition="slide-up">
          {(style) => (
            <Notification
              style={style}
              role="presentation"
              title={toast?.title}
              color={COLOURS[toast?.variant ?? 'info']}
              closeButtonProps={{ 'aria-label': texts.close }}
              onClose={dismiss}
            >
              {toast?.description}
            </Notification>
          )}
        </Transition>
      </div>
    </Affix>
  );
}
