import { styled } from 'styled-components';
import { below, from, Skeleton } from '../../ui/index.ts';
import { questionRow } from './faq-item.tsx';
import { faqTexts as texts } from './texts.ts';

/** Shares of the line that the questions below the open one take, in %, and those of its answer. */
const QUESTIONS = [62, 48, 70, 55, 66, 44];
const LINES = [100, 96, 100, 94, 100, 60];

/** The questions while they are on their way: the first one open, as they come. */
export function FaqSkeleton() {
  return (
    <>
      <Item>
        <Row>
          <p role="status">{texts.loading}</p>
          <Sign />
        </Row>
        <Answer aria-hidden="true">
          {LINES.map((width, line) => (
            <Skeleton key={line} $width={`${width}%`} />
          ))}
        </Answer>
      </Item>
      {QUESTIONS.map((width) => (
        <Item key={width} aria-hidden="true">
          <Row $closed>
            <Skeleton $width={`${width}%`} $height={20} />
            <Sign />
          </Row>
        </Item>
      ))}
    </>
  );
}

const Item = styled.div`
  border-bottom: 1px solid var(--line);
`;

/** Most questions take two lines on a phone. */
const Row = styled.div<{ $closed?: boolean }>`
  ${questionRow}
  color: var(--ink-muted);
  ${below.sm} {
    ${({ $closed }) => $closed && 'min-height: 88px;'}
  }
`;

const Sign = styled(Skeleton).attrs({ $shape: 'square', $width: '32px' })`
  border-radius: 50%;
`;

/** Six lines of an answer on a phone; where there is room for them, three. */
const Answer = styled.div`
  display: grid;
  align-content: start;
  gap: 13px;
  padding: 7px 52px 28px 0;
  min-height: 191px;
  max-width: 64ch;
  ${from.sm} {
    min-height: 110px;
    > :nth-child(-n + 3) {
      display: none;
    }
  }
`;
