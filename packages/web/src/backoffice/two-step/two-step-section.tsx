import { useTwoStep, type TwoStepTask } from '@filigrana/hooks/backoffice';
import type { TwoStepState } from '@filigrana/sdk';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { Alert, Button } from '../../ui/index.ts';
import { Actions, Box, BoxTitle } from '../shared/box.tsx';
import { FailedAlert } from '../shared/failed-alert.tsx';
import { twoStepTexts as texts } from './texts.ts';

const TwoStepDialog = lazyPart(() => import('./two-step-dialog.tsx'));

/** The second step of the own login: whether it is on, and what can be done about it. */
export function TwoStepSection() {
  const { twoStep, notice, reload, setup, isBeginning, begin, leave } = useTwoStep();
  const [task, setTask] = useState<TwoStepTask | null>(null);
  const titleId = useId();
  const close = () => {
    setTask(null);
    leave();
  };
  if (!twoStep && !notice) return null;
  return (
    <Section as="section" $pad aria-labelledby={titleId}>
      <BoxTitle id={titleId}>{texts.title}</BoxTitle>
      <FailedAlert notice={notice} reload={reload} />
      {twoStep && (
        <>
          <State {...twoStep} />
          <Actions>
            {!twoStep.activo && (
              <Button variant="line" busy={isBeginning && texts.preparing} onClick={begin}>
                {texts.activate}
              </Button>
            )}
            {twoStep.activo && (
              <Button variant="line" onClick={() => setTask('renew')}>
                {texts.renew}
              </Button>
            )}
            {twoStep.activo && !twoStep.exigido && (
              <Button variant="quiet" onClick={() => setTask('disable')}>
                {texts.disable}
              </Button>
            )}
          </Actions>
        </>
      )}
      {(setup ?? task) && <TwoStepDialog task={task ?? 'confirm'} setup={setup} onClose={close} />}
    </Section>
  );
}

function State({ activo, exigido, codigosRestantes }: TwoStepState) {
  if (activo) return <p>{texts.on(codigosRestantes)}</p>;
  return exigido ? <Alert tone="warning">{texts.demanded}</Alert> : <p>{texts.off}</p>;
}

const Section = styled(Box)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
`;
