import type { OrderTracking } from '@filigrana/sdk';
import { styled } from 'styled-components';
import { ExternalLink, VisuallyHidden } from '../../ui/index.ts';
import { profileTexts } from '../profile/texts.ts';
import { CopyButton } from '../purchase/copy-button.tsx';
import { orderTexts as texts } from './texts.ts';

interface Props {
  order: { guia?: string | null | undefined } & Partial<Pick<OrderTracking, 'seguimiento'>>;
}

/** The guide of a parcel and where it is followed: a line of a `DataList`. Nothing without a guide. */
export function GuideLine({ order: { guia, seguimiento } }: Props) {
  if (!guia) return null;
  return (
    <div>
      <dt>{texts.guide}</dt>
      <dd>
        <Guide>
          {guia}
          <span data-screen>
            <CopyButton text={guia} label={texts.copyGuide} />
          </span>
        </Guide>
        {seguimiento && (
          <ExternalLink href={seguimiento} target="_blank" rel="noreferrer">
            {texts.follow}
            <VisuallyHidden>{profileTexts.orders.opensElsewhere}</VisuallyHidden>
          </ExternalLink>
        )}
      </dd>
    </div>
  );
}

/** The button is taller than the line that it stands in. */
const Guide = styled.div`
  display: flex;
  gap: 4px;
  align-items: center;
  margin-block: -10px;
`;
