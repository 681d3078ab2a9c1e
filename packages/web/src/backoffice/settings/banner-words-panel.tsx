import { useBannerWordsAdmin } from '@filigrana/hooks/backoffice';
import { Disclosure, Loading } from '../../ui/index.ts';
import { FailedAlert } from '../shared/failed-alert.tsx';
import { BannerWordsEditor } from './banner-words-editor.tsx';
import { Panel } from './panel.tsx';
import { settingsTexts } from './texts.ts';

const texts = settingsTexts.bannerWords;

/** What each banner says, where it leads to and how it is cut; nothing where the backend keeps no words. */
export function BannerWordsPanel() {
  const { status, data, notice, reload } = useBannerWordsAdmin();
  if (status === 'unsupported' || data?.length === 0) return null;
  return (
    <Panel title={texts.title}>
      {status === 'loading' && <Loading>{texts.loading}</Loading>}
      <FailedAlert notice={notice} reload={reload} />
      {data && (
        <div>
          {data.map((banner, index) => (
            <Disclosure
              key={banner.idBanner}
              summary={texts.summary(index + 1, banner.titulo || banner.linea)}
            >
              <BannerWordsEditor banner={banner} index={index} />
            </Disclosure>
          ))}
        </div>
      )}
    </Panel>
  );
}
