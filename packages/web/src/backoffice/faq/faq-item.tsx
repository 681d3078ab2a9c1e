import type { Faq } from '@filigrana/sdk';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Icon, IconButton } from '../../ui/index.ts';
import { faqTexts as texts } from './texts.ts';

interface Props {
  faq: Faq;
  onEdit: () => void;
  onRemove: () => void;
}

/** A question, its answer, and whether visitors see them. */
export function FaqItem({ faq, onEdit, onRemove }: Props) {
  const id = useId();
  const isVisible = faq.visible === 1;
  return (
    <Item>
      <div>
        <h2 id={id}>{faq.pregunta}</h2>
        <Answer>{faq.respuesta}</Answer>
        <Visibility data-hidden={isVisible ? undefined : ''}>
          <Icon name={isVisible ? 'eye' : 'eyeoff'} />
          {isVisible ? texts.visible : texts.hidden}
        </Visibility>
      </div>
      <Tools>
        <IconButton icon="edit" label={texts.edit} aria-describedby={id} onClick={onEdit} />
        <IconButton
          icon="trash"
          tone="danger"
          label={texts.remove}
          aria-describedby={id}
          onClick={onRemove}
        />
      </Tools>
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 6px 20px;
  padding: 16px 18px;
  border-bottom: 1px solid var(--line);
  &:last-child {
    border-bottom: 0;
  }
  h2 {
    font-weight: 500;
    letter-spacing: 0;
    line-height: 1.25;
    font-size: 1.125rem;
    overflow-wrap: anywhere;
  }
`;

const Answer = styled.p`
  color: var(--ink-muted);
  max-width: 78ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Visibility = styled.p`
  display: inline-flex;
  align-items: center;
  gap: 7px;
  margin-top: 4px;
  font-size: 0.8438rem;
  font-weight: 500;
  color: var(--success);
  &[data-hidden] {
    color: var(--ink-muted);
  }
  svg {
    width: 17px;
    height: 17px;
  }
`;

const Tools = styled.div`
  display: flex;
  gap: 2px;
  margin: -6px -8px 0 0;
`;
