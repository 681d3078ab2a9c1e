import { useNotify, type Notice } from '@filigrana/hooks';
import { useEffect, useRef, useState, type RefObject } from 'react';

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

  useEffect(() => {
    if (isBusy || notice === null || answered.current === asked.times) return;
    answered.current = asked.times;
    if (toast) notify(notice);
    if (asked.focus && Object.keys(errors).length > 0) firstWrong(formRef.current)?.focus();
  }, [asked, errors, isBusy, notice, notify, toast]);

  return {
    formRef,
    attempt: ({ focus } = { focus: true }) =>
      setAsked(({ times }) => ({ times: times + 1, focus })),
  };
}

const firstWrong = (form: HTMLElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input');
