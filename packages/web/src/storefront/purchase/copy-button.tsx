import { useToasts } from '@filigrana/hooks';
import { useEffect, useState } from 'react';
import { IconButton, VisuallyHidden } from '../../ui/index.ts';
import { copyText } from '../../shared/copy-text.ts';
import { purchaseTexts } from './texts.ts';

const texts = purchaseTexts.account;

/** How long the check mark stands in for the drawing, in ms. */
const DONE_MS = 2000;

/** Copies a text with one tap and says so. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false);
  const { show } = useToasts();
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), DONE_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    void copyText(text).then((done) => {
      setCopied(done);
      if (!done) show({ ...texts.copyFailed, variant: 'destructive' });
    });
  return (
    <>
      <IconButton icon={copied ? 'check' : 'copy'} label={label} onClick={copy} />
      <VisuallyHidden role="status">{copied ? texts.copied : ''}</VisuallyHidden>
    </>
  );
}
