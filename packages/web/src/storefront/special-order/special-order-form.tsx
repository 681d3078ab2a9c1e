import { useTexts, type SpecialOrderForm as Request } from '@filigrana/hooks';
import { useRef, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { storefront } from '../../app/paths.ts';
import { Alert, Button, FormGrid, TextLink, UploadProgress } from '../../ui/index.ts';
import { useFormReport } from '../forms/use-form-report.ts';
import { useKeptPhoto } from '../forms/use-kept-photo.ts';
import { DescriptionField } from './description-field.tsx';
import { PieceFields } from './piece-fields.tsx';
import { ReferenceField } from './reference-field.tsx';
import { specialOrderTexts as texts } from './texts.ts';

/** The form. What is wrong stands beside each field, and in the toast. */
export function SpecialOrderForm({ request }: { request: Request }) {
  const { status, notice, errors, referencia, progress, cancel, submit, attach } = request;
  const button = useRef<HTMLButtonElement>(null);
  const isSending = status === 'sending';
  const isDone = status === 'done';
  // Success is told by the hook.
  const { formRef, attempt } = useFormReport(
    { notice: isDone ? null : notice, errors, isBusy: isSending },
    { toast: true },
  );
  const photo = useKeptPhoto('image', (file) => {
    attempt({ focus: false });
    attach(file);
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (photo.isPreparing) return;
    attempt();
    photo.goOn();
    submit();
  };
  return (
    <Form ref={formRef} method="post" noValidate onSubmit={send}>
      <fieldset disabled={isSending}>
        <FormGrid $columns={2}>
          <PieceFields request={request} />
          <div data-full="">
            <DescriptionField request={request} />
          </div>
          <div data-full="">
            <ReferenceField request={request} photo={photo} />
          </div>
        </FormGrid>
      </fieldset>
      <Outcome request={request} />
      <Button
        ref={button}
        type="submit"
        size="lg"
        block
        busy={isSending && texts.sending}
        disabled={photo.isPreparing}
      >
        {texts.submit}
      </Button>
      {isSending && referencia && (
        <UploadProgress
          label={texts.sendingImage}
          percent={progress}
          onCancel={() => {
            cancel();
            // The button that was pressed goes away.
            button.current?.focus();
          }}
        />
      )}
    </Form>
  );
}

/** What became of the request, for longer than a toast lasts; that already reads it aloud. */
function Outcome({ request: { status, notice, errors } }: { request: Request }) {
  const { sentence } = useTexts();
  const isSaidBeside = Object.keys(errors).length > 0;
  if (notice === null || status === 'sending' || isSaidBeside) return null;
  if (status !== 'done')
    return (
      <Alert tone="danger" role={null}>
        {sentence(notice)}
      </Alert>
    );
  return (
    <Alert tone="success" role={null}>
      <p>
        {sentence(notice)} <TextLink href={storefront.profile()}>{texts.history}</TextLink>
      </p>
    </Alert>
  );
}

const Form = styled.form`
  margin-top: 28px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;
