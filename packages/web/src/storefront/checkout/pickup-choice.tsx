import { useTexts, type Checkout } from '@filigrana/hooks';
import { formatUsd } from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import { Alert, Hint, PickCards, type PickOption } from '../../ui/index.ts';
import { checkoutTexts } from './texts.ts';

const texts = checkoutTexts.pickup;
const HOME = 'domicilio';

interface Props extends Pick<Checkout, 'pickup'> {
  error: Checkout['errors']['idLugar'];
  /** What sending it costs, US dollars; null where nothing is left to be sent. */
  homeFee: number | null;
}

/** Sent home, or picked up at one of the places; nothing to choose where there are none. */
export function PickupChoice({ pickup, error, homeFee }: Props) {
  const { sentence } = useTexts();
  const { places, place, isChosen, choose } = pickup;
  const said = error && sentence(error);
  if (places.length === 0) return said ? <Said tone="error">{said}</Said> : null;
  const options: PickOption<string>[] = [
    {
      value: HOME,
      label: texts.home,
      ...(homeFee !== null && { description: formatUsd(homeFee) }),
      icon: 'truck',
    },
    ...places.map(({ idLugar, nombre, cuando, monto }) => ({
      value: String(idLugar),
      label: texts.at(nombre),
      description: texts.when(cuando, monto === 0 ? null : formatUsd(monto)),
      icon: 'pin' as const,
    })),
  ];
  return (
    <Box>
      <PickCards
        legend={texts.legend}
        options={options}
        value={isChosen ? place && String(place.idLugar) : HOME}
        onChange={(value) => choose(value === HOME ? null : Number(value))}
        error={said}
      />
    </Box>
  );
}

/** Where the order waits for its buyer. */
export function PickupPlaceNote({ place }: { place: Checkout['pickup']['place'] }) {
  return (
    <div aria-live="polite">
      {place && (
        <Alert tone="info" role={null} icon="pin">
          <b>{texts.where}</b>{' '}
          {[place.direccionExacta, place.distrito, place.canton, place.provincia].join(', ')}.{' '}
          {texts.letter}
        </Alert>
      )}
    </div>
  );
}

const Box = styled.div`
  margin-bottom: 20px;
`;

const Said = styled(Hint)`
  margin-bottom: 20px;
`;
