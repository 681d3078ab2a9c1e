import { css, styled } from 'styled-components';
import { useHead } from '../../app/head.tsx';
import { below, Container, from, PageTitle } from '../../ui/index.ts';
import { MyAddresses } from '../addresses/my-addresses.tsx';
import { ProfileSizes } from '../ring-sizes/profile-sizes.tsx';
import { PageCrumbs } from '../layout/page-crumbs.tsx';
import { Account } from './account.tsx';
import { OrderHistory } from './order-history.tsx';
import { PersonalData } from './personal-data.tsx';
import { SpecialOrderHistory } from './special-order-history.tsx';
import { profileTexts as texts } from './texts.ts';

/** What the shop knows of a customer, and everything they have ordered. */
export default function ProfilePage() {
  useHead({ title: texts.title });
  return (
    <Container>
      <PageCrumbs />
      <PageTitle>{texts.heading}</PageTitle>
      <Columns>
        <Orders>
          <OrderHistory />
          <SpecialOrderHistory />
        </Orders>
        <Own>
          <Account />
        </Own>
        <Rest>
          <MyAddresses />
          <ProfileSizes />
          <PersonalData />
        </Rest>
      </Columns>
    </Container>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-9);
  ${from.lg} {
    grid-template: auto 1fr / minmax(0, 372px) minmax(0, 1fr);
    gap: var(--s-10) clamp(48px, 6vw, 96px);
  }
`;

/** First on phones, where most come to see how their order is. */
const Orders = styled.div`
  ${from.lg} {
    grid-column: 2;
  }
`;

/** Nobody knows yet where it will stand: that depends on how long the histories above it are. */
const waits = css`
  ${Orders}:has([data-loading]) ~ & {
    visibility: hidden;
  }
`;

/** Beside all of it where there is room. */
const Own = styled.div`
  ${below.lg} {
    ${waits}
  }
  ${from.lg} {
    grid-area: 1 / 1 / span 2;
  }
`;

const Rest = styled.div`
  ${waits}
  > :first-child {
    margin-top: 0;
  }
`;
