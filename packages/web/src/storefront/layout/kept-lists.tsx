import { useFavorites, useRingSizes, useSavedLines, useSession } from '@filigrana/hooks';
import { ROLE } from '@filigrana/sdk/domain';

/**
 * What this device keeps goes into the account of whoever logs in, whatever page comes then: left here it would go to
 * the next customer of the device.
 */
export default function KeptLists() {
  const { role } = useSession();
  return role === ROLE.cliente && <OfDevice />;
}

function OfDevice() {
  const { ids } = useFavorites(null);
  const { lines } = useSavedLines(null);
  const { sizes } = useRingSizes(null);
  return ids.length + lines.length + sizes.length > 0 && <HandOver />;
}

/** Reading an account's list puts into it what the device has. */
function HandOver() {
  useFavorites();
  useSavedLines();
  useRingSizes();
  return null;
}
