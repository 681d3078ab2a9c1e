import { styled } from 'styled-components';
import { Button, Modal, ModalText } from '../../ui/index.ts';
import { saveFile } from '../shared/save-file.ts';
import { twoStepTexts as texts } from './texts.ts';

/** The recovery codes, this once: it closes only when somebody says that they are kept. */
export function RecoveryCodes({
  codes,
  onClose,
}: {
  codes: readonly string[];
  onClose: () => void;
}) {
  return (
    <Modal
      title={texts.codes}
      actions={
        <>
          <Button
            variant="line"
            onClick={() => saveFile(texts.file, `${codes.join('\n')}\n`, 'text/plain')}
          >
            {texts.download}
          </Button>
          <Button onClick={onClose}>{texts.kept}</Button>
        </>
      }
    >
      <ModalText>{texts.codesText}</ModalText>
      <Codes>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
    </Modal>
  );
}

const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: 8px 20px;
  margin-top: 18px;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
  -webkit-user-select: text;
  user-select: text;
`;
