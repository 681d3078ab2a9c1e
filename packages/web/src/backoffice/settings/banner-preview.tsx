import type { BannerWordsValues } from '@filigrana/sdk/schemas';
import { styled } from 'styled-components';
import { Picture } from '../../ui/index.ts';
import { settingsTexts } from './texts.ts';

const texts = settingsTexts.bannerWords;

/** A screen that the home page is looked at on, px, and what of its banner depends on that. */
interface Screen {
  label: string;
  width: number;
  height: number;
  /** Where a picture is cut that nobody has chosen a point of. */
  cut: string;
  /** Sizes of a title, of a long one, and of the line; where the words begin and how wide they may be. */
  title: number;
  longTitle: number;
  line: number;
  left: number;
  titleWidth: readonly [short: string, long: string];
  lineWidth: number;
  /** Where the paper under the words thins out, per cent of the width. */
  fades: readonly [number, number, number];
}

const SCREENS: readonly Screen[] = [
  {
    ...{ label: texts.onPhone, width: 390, height: 300, cut: '92% 50%' },
    ...{ title: 33, longTitle: 22.6, line: 15.1, left: 20, lineWidth: 162 },
    titleWidth: ['8.5ch', '12ch'],
    fades: [33, 49, 81],
  },
  {
    ...{ label: texts.onDesktop, width: 1440, height: 500, cut: '50% 50%' },
    ...{ title: 67.7, longTitle: 44.6, line: 18.8, left: 80, lineWidth: 355 },
    titleWidth: ['9em', '9em'],
    fades: [35, 53, 65],
  },
];

/** From so many characters on the home page sets a title smaller. */
const LONG = 32;

interface Props {
  picture: string;
  words: BannerWordsValues;
}

/** The banner as a phone and a large screen will show it, small, with what is typed. */
export function BannerPreview({ picture, words: { titulo, linea, foco } }: Props) {
  return (
    <Row>
      {SCREENS.map((screen) => (
        <Figure key={screen.label} $share={screen.width / screen.height}>
          <Frame $screen={screen}>
            <Shown
              src={picture}
              alt=""
              width={screen.width}
              height={screen.height}
              sizes="(min-width: 1024px) 30vw, 92vw"
              $at={foco ? `${foco.x}% ${foco.y}%` : screen.cut}
            />
            {(titulo || linea) && (
              <Words $screen={screen}>
                {titulo && (
                  <Title $screen={screen} $long={titulo.length > LONG}>
                    {titulo}
                  </Title>
                )}
                {linea && <Line $screen={screen}>{linea}</Line>}
              </Words>
            )}
          </Frame>
          <figcaption>{screen.label}</figcaption>
        </Figure>
      ))}
    </Row>
  );
}

interface OfScreen {
  $screen: Screen;
}

/** A length on that screen, as small as the preview is. */
const scaled =
  (of: (screen: Screen) => number) =>
  ({ $screen }: OfScreen) =>
    `${((of($screen) * 100) / $screen.width).toFixed(2)}cqw`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

/** Both as tall as each other while there is room beside each other. */
const Figure = styled.figure<{ $share: number }>`
  flex: ${({ $share }) => $share} 1 ${({ $share }) => $share * 6}rem;
  min-width: 0;
  margin: 0;
  figcaption {
    margin-top: 4px;
    font-size: var(--fs-small);
    color: var(--ink-muted);
  }
`;

const Frame = styled.div<OfScreen>`
  container-type: inline-size;
  position: relative;
  aspect-ratio: ${({ $screen: { width, height } }) => `${width}/${height}`};
  overflow: hidden;
  border-radius: var(--r-sm);
  background: var(--surface-sunken);
`;

const Shown = styled(Picture)<{ $at: string }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-position: ${({ $at }) => $at};
`;

const Words = styled.div<OfScreen>`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  justify-content: center;
  padding: 0 ${scaled(({ left }) => left)} ${scaled(() => 36)};
  overflow-wrap: anywhere;
  background: linear-gradient(
    90deg,
    rgba(245, 241, 235, 0.95) 0,
    rgba(245, 241, 235, 0.86) ${({ $screen }) => $screen.fades[0]}%, rgba(245, 241, 235, 0.5)
      ${({ $screen }) => $screen.fades[1]}%, rgba(245, 241, 235, 0)
      ${({ $screen }) => $screen.fades[2]}%
  );
`;

const Title = styled.span<OfScreen & { $long: boolean }>`
  max-width: ${({ $screen, $long }) => $screen.titleWidth[$long ? 1 : 0]};
  font-family: var(--font-display);
  font-size: ${({ $screen, $long }) =>
    scaled(({ title, longTitle }) => ($long ? longTitle : title))({ $screen })};
  line-height: 1.02;
  text-wrap: balance;
`;

const Line = styled.span<OfScreen>`
  max-width: ${scaled(({ lineWidth }) => lineWidth)};
  margin-top: ${scaled(({ width }) => (width > 768 ? 18 : 10))};
  font-size: ${scaled(({ line }) => line)};
  line-height: 1.4;
  color: #333733;
`;
