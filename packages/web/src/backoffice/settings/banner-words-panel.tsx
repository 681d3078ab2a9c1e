import { useBannerWordsAdmin, useTexts } from '@filigrana/hooks/backoffice';
import { Alert, Disclosure, Loading, TextButton } from '../../ui/index.ts';
import { sharedTexts } from '../shared/texts.ts';
import { BannerWordsEditor } from './banner-words-editor.tsx';
import { Panel } from './panel.tsx';
import { settingsTexts } from './texts.ts';

const texts = settingsTexts.bannerWords;

/** What each banner says, where it leads to and how it is cut; nothing where the backend keeps no words. */
export function BannerWordsPanel() {
  const { status, data, notice, reload } = useBannerWordsAdmin();
  const { sentence } = useTexts();
  if (status === 'unsupported' || data?.length === 0) return null;
  return (
    <Panel title={texts.title}>
      {status === 'loading' && <Loading>{texts.loading}</Loading>}
      {notice && (
        <Alert tone="warning">
          {sentence(notice)} <TextButton onClick={reload}>{sharedTexts.retry}</TextButton>
        </Alert>
      )}
      {data && (
        <div>
          {data.map((banner, index) => (
            <Disclosure
              key={banner.idBanner}
              summary={texts.summary(index + 1, banner.titulo || banner.linea)}
            >
              <BannerWordsEditor banner={banner} name={texts.name(index + 1)} />
            </Disclosure>
          ))}
        </div>
      )}
    </Panel>
  );
}
