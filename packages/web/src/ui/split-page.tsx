import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { below, from } from './media.ts';
import { Helecho } from './ornaments.tsx';

interface Props {
  /** On the dark side: a heading, a paragraph, at most one link. */
  panel: ReactNode;
  /** For long forms: more room for the form, the panel's words at the top, a wider column. */
  long?: boolean;
  /** The form comes first for screen readers, and on narrow screens for everybody. */
  formFirst?: boolean;
  /** The form's side. */
  children: ReactNode;
}

/**
 * A page of two halves that fills the screen down to the footer: a dark panel with the fern and a
 * form beside it.
 *
 * @example <SplitPage formFirst panel={<><h2>…</h2><p>…</p></>}><h1>Iniciar sesión</h1><form>…</form></SplitPage>
 */
export function SplitPage({ panel, long = false, formFirst = false, children }: Props) {
  const art = (
    <Panel className="on-dark">
      <Helecho />
      <div>{panel}</div>
    </Panel>
  );
  return (
    <Halves data-flush data-long={long ? '' : undefined}>
      {!formFirst && art}
      <FormSide>
        <div>{children}</div>
      </FormSide>
      {formFirst && art}
    </Halves>
  );
}

const FormSide = styled.div`
  padding: clamp(40px, 6vw, 88px) var(--page-pad);
  display: grid;
  align-content: center;
  > div {
    width: 100%;
    max-width: 460px;
    margin-inline: auto;
  }
`;

const Panel = styled.section`
  position: relative;
  overflow: hidden;
  background: var(--surface-dark);
  color: var(--ink-on-dark);
  padding: 48px var(--page-pad);
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  > div {
    position: relative;
    max-width: 400px;
  }
  h2 {
    font-size: var(--fs-h1);
    line-height: var(--lh-h1);
    letter-spacing: var(--ls-h1);
  }
  p {
    color: var(--ink-on-dark-muted);
    margin-top: 14px;
    max-width: 36ch;
    text-wrap: pretty;
  }
  p + a {
    margin-top: 24px;
  }
  > ${Helecho} {
    width: 560px;
    height: 720px;
    right: -310px;
    top: -150px;
    opacity: 0.34;
  }
  ${below.md} {
    /* Below the form the words fill the panel: the fern looks in beside the button. */
    ${FormSide} + & > ${Helecho} {
      width: 300px;
      height: 386px;
      right: -76px;
      top: auto;
      bottom: -206px;
      opacity: 0.5;
    }
  }
  ${from.lg} {
    /* On the left, whichever comes first when read aloud. */
    order: -1;
    padding: 72px clamp(48px, 6vw, 96px);
    > ${Helecho} {
      opacity: 0.85;
      right: -226px;
      top: auto;
      bottom: -36px;
      width: 700px;
      height: 900px;
    }
  }
`;

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${from.lg} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    min-height: calc(100dvh - var(--size-header) - 1px);
  }
  &[data-long] > ${FormSide} > div {
    max-width: 620px;
  }
  ${from.lg} {
    &[data-long] {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    }
    &[data-long] > ${Panel} {
      justify-content: flex-start;
    }
    &[data-long] > ${Panel} > ${Helecho} {
      right: -230px;
      bottom: -90px;
    }
  }
`;
