import { useNotify, type Notice } from '@filigrana/hooks';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface Report {
  notice: Notice | null;
  errors: Readonly<Record<string, Notice | undefined>>;
  /** On its way: what is reported still belongs to the attempt before. */
  isBusy: boolean;
}

interface Options {
  /** The specification wants the outcome said in the toast too. */
  toast: boolean;
}

/**
 * What a person gets to know when a form was refused: the focus goes to the first wrong field and,
 * where asked for, the notice is shown as the toast. Typing never moves the focus.
 *
 * @returns `formRef`: for the form element; `attempt`: to be called with every submit.
 */
export function useFormReport(
  { notice, errors, isBusy }: Report,
  { toast }: Options,
): { formRef: RefObject<HTMLFormElement | null>; attempt: (options?: { focus: boolean }) => void } {
  const formRef = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState({ times: 0, focus: false });
  const answered = useRef(0);
  const notify = useNotify();
  const rememberSender = useFocusWhileBusy(formRef, isBusy);

  useEffect(() => {
    if (isBusy || notice === null || answered.current === asked.times) return;
    answered.current = asked.times;
    if (toast) notify(notice);
    if (asked.focus && Object.keys(errors).length > 0) firstWrong(formRef.current)?.focus();
  }, [asked, errors, isBusy, notice, notify, toast]);

  return {
    formRef,
    attempt: ({ focus } = { focus: true }) => {
      rememberSender();
      setAsked(({ times }) => ({ times: times + 1, focus }));
    },
  };
}

/**
 * Fields are off while their form is on its way. The one that sent it, by Enter, gives its focus to
 * the button that says so, and has it back afterwards.
 */
function useFocusWhileBusy(
  formRef: RefObject<HTMLFormElement | null>,
  isBusy: boolean,
): () => void {
  const sender = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const button = formRef.current?.querySelector<HTMLElement>('button[type="submit"]');
    const isLost = document.activeElement === document.body;
    const isOnButton = document.activeElement === button;
    // The browser takes the focus from a field as soon as it is off.
    if (isBusy && isLost) button?.focus();
    if (!isBusy && isOnButton && sender.current instanceof HTMLElement) sender.current.focus();
  }, [formRef, isBusy]);
  return () => {
    const held = document.activeElement;
    sender.current = formRef.current?.contains(held) ? held : null;
  };
}

const firstWrong = (form: HTMLElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input');
