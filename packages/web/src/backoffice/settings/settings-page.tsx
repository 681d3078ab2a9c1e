import { styled } from 'styled-components';
import { useHead } from '../../app/head.tsx';
import { from } from '../../ui/index.ts';
import { AdminHead } from '../shared/admin-head.tsx';
import { AccountPanel } from './account-panel.tsx';
import { BannerWordsPanel } from './banner-words-panel.tsx';
import { BannersPanel } from './banners-panel.tsx';
import { ExchangePanel } from './exchange-panel.tsx';
import { LegalPanel } from './legal-panel.tsx';
import { PickupPanel } from './pickup-panel.tsx';
import { ShippingFeePanel } from './shipping-fee-panel.tsx';
import { StaffPanel } from './staff-panel.tsx';
import { TrackingPanel } from './tracking-panel.tsx';
import { SynonymsPanel } from './synonyms-panel.tsx';
import { SiteTextsPanel } from './site-texts-panel.tsx';
import { settingsTexts as texts } from './texts.ts';

/** Banners and their words, the words of pages, shipping fee, the places to pick up, the rate of the colones, the accounts of the staff, the synonyms of the search and the legal pages. */
export default function SettingsPage() {
  useHead({ title: texts.title });
  return (
    <>
      <AdminHead title={texts.title} />
      <Columns>
        <Column>
          <BannersPanel />
          <BannerWordsPanel />
          <StaffPanel />
          <SiteTextsPanel />
          <LegalPanel />
        </Column>
        <Column>
          <ShippingFeePanel />
          <PickupPanel />
          <ExchangePanel />
          <TrackingPanel />
          <SynonymsPanel />
          <AccountPanel />
        </Column>
      </Columns>
    </>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-items: start;
  ${from.lg} {
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
  }
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;
